/* Turns a Message into a sentence, exactly like src/sandtable/locales/language.py, which explains how. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Word } from "$lib/wire";

export const LANGUAGES = ["en", "pl", "de", "ru"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

type Forms = Map<string, string>; // form -> text; the plain form is ""

export class Language {
  readonly code: LanguageCode;
  #bundle: FluentBundle;
  #fileOf = new Map<string, string>();
  #forms = new Set<string>([""]);

  /** `catalogues` maps the name of a file, without suffix, to its text. */
  constructor(code: LanguageCode, catalogues: ReadonlyMap<string, string>) {
    this.code = code;
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const [name, text] of catalogues) this.#read(name, text);
  }

  #read(name: string, text: string): void {
    const resource = new FluentResource(text);
    this.#bundle.addResource(resource);
    for (const entry of resource.body) {
      if (entry.id.startsWith("-")) continue;
      this.#fileOf.set(entry.id, name);
      for (const form of Object.keys(entry.attributes)) this.#forms.add(form);
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence with this id; the variables are inserted as they are. */
  sentence(id: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, variables) : id;
  }

  /** The sentence of a message; `names` are those of the players, by seat. */
  say(message: Message, names: readonly string[] = []): string {
    const variables: Variables = {};
    const game = this.#fileOf.get(message.code) ?? "";
    for (const [name, word] of Object.entries(message.words)) {
      Object.assign(variables, this.#variables(name, word, game, names));
    }
    return this.sentence(message.code, variables);
  }

  #variables(name: string, word: Word, game: string, names: readonly string[]): Variables {
    if (typeof word === "number") return { [name]: word };
    const variables: Variables = {};
    let forms: Forms;
    if (typeof word === "object") {
      const several = Array.isArray(word) ? word.map((item) => [item, 1] as const) : Object.entries(word);
      const items = several.map(([item, times]) => [this.#translated(item, game, names), times] as const);
      const joined = (form: string) => this.#joined(items.map(([item, times]) => [item.get(form)!, times]));
      forms = new Map([...this.#forms].map((form) => [form, joined(form)]));
      variables[`${name}_count`] = several.reduce((sum, [, times]) => sum + times, 0);
    } else {
      forms = this.#translated(word, game, names);
      variables[`${name}_key`] = afterDot(word);
    }
    for (const [form, text] of forms) variables[form ? `${name}_${form}` : name] = text;
    variables[`${name}_cap`] = capital(forms.get("")!);
    return variables;
  }

  #translated(word: number | string, game: string, names: readonly string[]): Forms {
    if (typeof word === "number") return this.#unchanging(String(word));
    const key = afterDot(word);
    const vocabulary = word.slice(0, word.length - key.length - 1);
    if (vocabulary === "text") return this.#unchanging(key);
    if (vocabulary === "seat") return this.#unchanging(this.playerName(Number(key), names));
    return this.#word(`${game}-${vocabulary}-${key}`, key);
  }

  playerName(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.sentence("player-name", { number: seat + 1 });
  }

  #unchanging(text: string): Forms {
    return new Map([...this.#forms].map((form) => [form, text]));
  }

  #word(id: string, key: string): Forms {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return this.#unchanging(key);
    const plain = this.#bundle.formatPattern(message.value);
    const text = (form: string) => {
      const pattern = message.attributes[form];
      return pattern ? this.#bundle.formatPattern(pattern) : plain;
    };
    return new Map([...this.#forms].map((form) => [form, text(form)]));
  }

  /** A list in words: `red, 2 × blue and green`; empty for an empty list. */
  #joined(items: [string, number][]): string {
    return items.reduce((head, [item, times], place) => {
      const tail = times === 1 ? item : this.sentence("list-times", { item, times });
      const joint = place === items.length - 1 ? "list-last" : "list-next";
      return place === 0 ? tail : this.sentence(joint, { head, tail });
    }, "");
  }
}

/** The id of the sentence for a refusal: `camel-up-rule-cu-20` for CU-20, `refused-not-your-turn` for not-your-turn. */
export function refusalId(game: string, code: string): string {
  return code === code.toLowerCase() ? `refused-${code}` : `${game}-rule-${code.toLowerCase().replaceAll(".", "-")}`;
}

function afterDot(word: string): string {
  return word.slice(word.indexOf(".") + 1);
}

function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
