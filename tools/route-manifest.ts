import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../build/client/assets");
const ASSIGNMENT = "window.__reactRouterManifest=";

interface RouteManifest {
  routes: Record<string, { imports?: string[] }>;
}

/**
 * Leaves out of the browser's table of routes which files each page imports: half of the table's bytes, in every first
 * visit. A browser needs them only for preloading by `<Link prefetch>`, which we do not use. The server has its own
 * table and preloads a page's files by it.
 */
export function shortenRouteManifest(): void {
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("The build has no table of routes");
  const file = join(folder, name);
  const text = readFileSync(file, "utf8");
  const manifest = JSON.parse(text.slice(ASSIGNMENT.length, text.lastIndexOf(";"))) as RouteManifest;
  for (const route of Object.values(manifest.routes)) delete route.imports;
  writeFileSync(file, `${ASSIGNMENT}${JSON.stringify(manifest)};`);
}
