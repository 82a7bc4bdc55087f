/* Start the page in its language and theme. */
import { mount } from "svelte";
import "$lib/style/index.css";
import { startLanguage } from "$lib/language/index.svelte";
import "$lib/install.svelte";
import { followLinks } from "$lib/route.svelte";
import { startTheme } from "$lib/theme.svelte";
import { startWorker } from "$lib/worker";
import App from "./App.svelte";

startWorker();
startTheme();
followLinks();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
