/* Runs before each file of tests: the files of one worker share their modules and their window (see vite.config.ts). */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
document.body.replaceChildren();
