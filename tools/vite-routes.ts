import { join } from "node:path";
import type { Plugin } from "vite";
import { GUARDS_IN_BROWSERS } from "#storefront/route-entry.ts";
import { ROUTES } from "#storefront/routes.ts";

const FILE = join(import.meta.dirname, "../storefront/routes.ts");

/** Gives browsers the rows of the table of pages without what only the server and the build read of them. */
export function routesForBrowsers(): Plugin {
  return {
    name: "routes-for-browsers",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: FILE },
      handler: () => `
        export const ROUTES = ${JSON.stringify(ROUTES.map(rowForBrowsers))}.map((row) => ({ path: row.name, layout: "default", ...row }));
        export const pagePattern = ({ path }) => path === "" ? ":locale?" : ":locale?/" + path;`,
    },
  };
}

function rowForBrowsers({ name, path, layout, guards, cachedBy }: (typeof ROUTES)[number]) {
  const read = GUARDS_IN_BROWSERS.filter((guard) => guards?.includes(guard));
  return {
    name,
    path: path === name ? undefined : path,
    layout: layout === "default" ? undefined : layout,
    guards: read.length === 0 ? undefined : read,
    cachedBy,
  };
}
