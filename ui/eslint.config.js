/* Rules that find mistakes. Layout is left to prettier, and unused names to the compiler. */
import eslint from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules", "fixtures", "src/lib/wire.ts"] },
  eslint.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: { allowDefaultProject: ["*.js", "*.ts"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": "off", // the compiler reports them
      "@typescript-eslint/unbound-method": "off", // props are destructured, and none of them uses `this`
      "svelte/require-store-reactive-access": "off", // the page has no stores, and looking for them takes long
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced as a whole, not changed
      // The parser does not know the types of components, so what their snippets receive counts as `any`.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      // Beyond what is recommended
      eqeqeq: "error",
      "no-shadow-restricted-names": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } } },
);
