import { isTest } from "./source.ts";

export interface Zone {
  name: string;
  /** Other zones it may import. */
  uses: readonly string[];
  packages: "any" | readonly string[];
  /** Whether it may import Node's own modules. */
  node: boolean;
  knowsEverything: boolean;
}

const zone = (name: string, uses: string[], packages: Zone["packages"], node: boolean): Zone => {
  return { name, uses, packages, node, knowsEverything: false };
};

const root = (name: string): Zone => ({ name, uses: [], packages: "any", node: true, knowsEverything: true });

const contractPackages = ["zod", "@orpc/contract"];
const wire = ["contracts/shop", "contracts/staff", "contracts"];

const zones: readonly Zone[] = [
  zone("domain", [], [], false),
  zone("demo/drawings", [], [], false),
  // Each app sees its own contract only, and client neither, so that staff calls cannot reach a shopper's browser.
  zone("contracts/shop", ["contracts", "domain"], contractPackages, false),
  zone("contracts/staff", ["contracts", "domain"], contractPackages, false),
  zone("contracts", ["domain"], contractPackages, false),
  zone("i18n", ["domain"], "any", true),
  zone("ui", ["i18n", "domain"], "any", false),
  zone("client", ["ui", "i18n", "contracts", "domain"], "any", false),
  zone("storefront", ["client", "ui", "i18n", "contracts/shop", "contracts", "domain"], "any", true),
  zone("backoffice", ["client", "ui", "i18n", "contracts/staff", "contracts", "domain"], "any", true),
  zone("simulator", ["domain"], [], true),
  root("server/main.ts"),
  root("server/run.ts"),
  zone("server/migrations", [], [], false),
  zone("server/platform", ["server/migrations", ...wire, "domain"], "any", true),
  zone("server/modules", ["server/platform", "i18n", ...wire, "domain"], "any", true),
  zone(
    "demo",
    ["server/modules", "server/platform", "simulator", "demo/drawings", "i18n", ...wire, "domain"],
    "any",
    true,
  ),
];

/** A production installation may leave demo/ out: of the server only this file loads it, lazily. */
export const DEMO_LOADER = "server/load-demo.ts";

/** Files of the composition root, such as the table of all calls: only run.ts imports them. */
const besideMain = zone(
  "server",
  ["server/modules", "server/platform", "demo", "i18n", ...wire, "domain"],
  "any",
  true,
);

const tooling = ["testing", "e2e", "bench", "tools"];

/** The zone that holds a path. Tooling and configuration at the root may import anything and are not product code. */
export function zoneOf(path: string): Zone | undefined {
  const found = zones.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (found) return found;
  const [top = "", rest] = path.split("/");
  if (tooling.includes(top) || rest === undefined) return root(top);
  if (/^server\/[^/]+$/.test(path)) return isTest(path) ? root(top) : besideMain;
  return undefined;
}

export function mayUse(from: Zone, fromPath: string, to: Zone): boolean {
  if (from.name === to.name || from.knowsEverything) return true;
  return from.uses.includes(to.name) || (isTest(fromPath) && to.name === "testing");
}

/** `selling/cart` for server/modules/selling/cart/… */
export const moduleOf = (path: string): string | undefined => /^server\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];

/** The storefront's layers from the top: each may import itself and those below it. */
const STOREFRONT_LAYERS: readonly { name: string; paths: RegExp }[] = [
  { name: "routes", paths: /^(?:routes|middleware)\/|^(?:root|entry\.client|entry\.server)\.tsx$/ },
  { name: "features", paths: /^features\// },
  { name: "commerce", paths: /^commerce\// },
  { name: "shell", paths: /^shell\// },
  // The table of pages, the calls, the themes, and how pages are rendered and kept: what every layer reads.
  { name: "base", paths: /^/ },
];

/** The layer of a file in storefront/, and its height: 0 is the top. */
export function storefrontLayerOf(path: string): { name: string; depth: number } | undefined {
  if (!path.startsWith("storefront/")) return undefined;
  const inside = path.slice("storefront/".length);
  const depth = STOREFRONT_LAYERS.findIndex(({ paths }) => paths.test(inside));
  return { name: STOREFRONT_LAYERS[depth]?.name ?? "", depth };
}

/** `selling/cart` for storefront/features/selling/cart/… */
export const featureOf = (path: string): string | undefined =>
  /^storefront\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];
