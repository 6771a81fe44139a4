import { type LoadModule, loadModule } from "./load-module.ts";
import type { PageStart } from "./page-start.ts";

/** Runs the page's modules as the router's own script would: those of its routes first, where its entry looks for them. */
export async function loadPage({ before, routes, entry }: PageStart, load: LoadModule = loadModule): Promise<void> {
  for (const url of before) await load(url);
  const modules = Object.entries(routes).map(async ([id, urls]): Promise<[string, object]> => {
    const exported = await Promise.all(urls.map(load));
    return [id, Object.assign({}, ...exported)];
  });
  Object.assign(globalThis, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
  await load(entry);
}

/** Fetches everything that the page needs to start, when nothing else is to be fetched, and compiles nothing of it yet. */
export function fetchAhead({ imports, messages }: PageStart): void {
  for (const href of [...imports, ...messages]) addLink("prefetch", href);
}

/** Fetches all modules and the texts at once: each module names those that it imports only when it has come. */
export function preload({ imports, messages }: PageStart): void {
  for (const href of imports) addLink("modulepreload", href);
  // Into the browser's cache, where the entry finds them; it also handles their absence.
  for (const href of messages) void fetch(href).catch(() => {});
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
