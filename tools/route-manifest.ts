import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../build/client/assets");
const ASSIGNMENT = "window.__reactRouterManifest=";

type Route = Record<string, unknown> & { id: string; path?: string; parentId?: string; module: string };

interface RouteManifest {
  routes: Record<string, Route>;
}

/** The fields of most routes; only differences are written for each route. */
const USUAL = { parentId: "shell", hasLoader: true };
/**
 * Fields that the browser does not need: a page's imports serve preloading by `<Link prefetch>`, which we do not use,
 * and pages have no styles of their own. The server has its own table.
 */
const UNUSED = new Set(["id", "imports", "css", "hasDefaultExport"]);

const MODULE = /^\/assets\/(.+)-([\w-]{8})\.js$/;

/** The id of a page is usually also its path and the name of its file. */
const COMPLETE = `m=>{for(const id in m.routes){const r=m.routes[id]={id,path:id,...${JSON.stringify(USUAL)},...m.routes[id]};r.module="/assets/"+(r.file??id)+"-"+r.module+".js";delete r.file}return m}`;

/** Shortens the browser's table of routes, which is a part of every first visit, to a third. */
export function shortenRouteManifest(): void {
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("The build has no table of routes");
  const file = join(folder, name);
  const text = readFileSync(file, "utf8");
  const manifest = JSON.parse(text.slice(ASSIGNMENT.length, text.lastIndexOf(";"))) as RouteManifest;
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, shortened(id, route)]));
  writeFileSync(file, `${ASSIGNMENT}(${COMPLETE})(${JSON.stringify({ ...manifest, routes })});`);
}

function shortened(id: string, route: Route): Record<string, unknown> {
  const { path = "", parentId = "", module, ...others } = route;
  const [, file, hash] = MODULE.exec(module) ?? [];
  const usual: Readonly<Record<string, unknown>> = { ...USUAL, path: id, file: id };
  const complete: Record<string, unknown> = { path, parentId, ...others, file, module: hash };
  const entries = Object.entries(complete).filter(([key, value]) => {
    if (UNUSED.has(key)) return false;
    return key in usual ? usual[key] !== value : value !== false;
  });
  return Object.fromEntries(entries);
}
