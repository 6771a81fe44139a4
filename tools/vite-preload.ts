import type { Plugin } from "vite";

/** Vite's own also waits for styles, which our parts do not have, and is a part of every page's start. */
const PRELOAD = `
const seen = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files.filter((file) => !seen.has(file))) {
    seen.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};`;

/** Fetches the files of a part that is loaded later all at once, instead of one after the other. */
export function preloadLateCode(): Plugin {
  return {
    name: "preload-late-code",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => PRELOAD },
  };
}
