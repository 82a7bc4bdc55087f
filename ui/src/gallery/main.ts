/* The gallery (`npm run dev`, then /gallery.html): boards with recorded games, without a server. It is not part of the build. */
import { mount } from "svelte";
import "$lib/style/index.css";
import { startLanguage } from "$lib/language/index.svelte";
import { startTheme } from "$lib/theme.svelte";
import Gallery from "./Gallery.svelte";

startTheme();
await startLanguage();
mount(Gallery, { target: document.getElementById("app")! });
