import { isBuiltin } from "node:module";
import { addEdge, findCycles, type Graph } from "./cycles.ts";
import { impuritiesOf } from "./purity.ts";
import { computedImportsOf, type Reference, referencesOf, rootedSpecifier } from "./references.ts";
import { type Check, type Finding, findingAt, isScript, isTest, isUnder, type SourceFile } from "./source.ts";
import { DEMO_LOADER, featureOf, mayUse, moduleOf, storefrontLayerOf, type Zone, zoneOf } from "./zones.ts";

const endings = /\.(?:tsx?|m?js|json|css|svg|png|jpe?g|webp|avif|woff2|sql|txt|md)(?:\?[\w&]+)?$/;

/** Loads the modules that a page's document names: the build makes them from imports that are checked. */
const MODULE_LOADER = "storefront/starter/load-module.ts";

/** The import rules of docs/architecture.md. */
export const checkImports: Check = (files) => {
  const findings: Finding[] = [];
  const modules: Graph = new Map();
  const loads: Graph = new Map();
  const known = new Set(files.map((file) => file.path));
  for (const file of files) {
    if (!isScript(file.path) && !file.path.endsWith(".css")) continue;
    const zone = zoneOf(file.path);
    if (!zone) {
      if (isUnder(file.path, "server"))
        findings.push(findingAt(file, 0, "belongs to no zone of the server: platform or modules"));
      continue;
    }
    for (const reference of referencesOf(file)) {
      const message = violation(file.path, zone, reference);
      if (message) findings.push(findingAt(file, reference.start, message));
      recordEdges(file.path, reference, known, modules, loads);
    }
    if (isScript(file.path)) findings.push(...codeViolations(file, zone));
  }
  return [...findings, ...cycleFindings(modules, "modules", "server/modules/"), ...cycleFindings(loads, "files", "")];
};

function violation(path: string, zone: Zone, reference: Reference): string | undefined {
  const { specifier, target } = reference;
  if (target === undefined) return packageViolation(path, zone, specifier);
  if (target.includes("/+types/")) return undefined;
  if (target.startsWith("../")) return `"${specifier}" leaves the repository`;
  const to = zoneOf(target);
  if (!to) return zone.knowsEverything ? undefined : `${zone.name} must not import ${target}`;
  if (
    isUnder(path, "server") &&
    isUnder(target, "demo") &&
    !isTest(path) &&
    !(path === DEMO_LOADER && reference.isLazy)
  )
    return `only ${DEMO_LOADER} may load demo/, by import(): "${specifier}"`;
  if (!mayUse(zone, path, to)) return `${zone.name} must not import ${to.name} ("${specifier}")`;
  return neighbourViolation(path, target, zone) ?? endingViolation(path, reference) ?? climbViolation(path, reference);
}

function packageViolation(path: string, zone: Zone, specifier: string): string | undefined {
  if (isTest(path)) return undefined;
  if (isBuiltin(specifier)) return zone.node ? undefined : `${zone.name} must not import "${specifier}"`;
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  if (zone.name === "ui" && name.startsWith("@orpc/")) return `ui does not fetch: it must not import "${specifier}"`;
  return zone.packages === "any" || zone.packages.includes(name)
    ? undefined
    : `${zone.name} must not import the package "${specifier}"`;
}

function neighbourViolation(path: string, target: string, zone: Zone): string | undefined {
  const layer = storefrontLayerOf(path);
  const otherLayer = storefrontLayerOf(target);
  if (layer && otherLayer && otherLayer.depth < layer.depth)
    return `the storefront's ${layer.name} must not import its ${otherLayer.name}: ${target}`;
  const feature = featureOf(path);
  const otherFeature = featureOf(target);
  if (feature && otherFeature && feature !== otherFeature)
    return `feature ${feature} must not import feature ${otherFeature}: compose them in routes/`;
  const otherModule = moduleOf(target);
  const isInside = otherModule && otherModule !== moduleOf(path) && target !== `server/modules/${otherModule}/index.ts`;
  // The demo fills tables, and tests look into them.
  const isTablesForData = target.endsWith("/tables.ts") && (isUnder(path, "demo") || isTest(path));
  if (isInside && !isTablesForData && !zone.knowsEverything)
    return `module ${otherModule} is seen only through its index.ts, not ${target}`;
  return undefined;
}

function endingViolation(path: string, { specifier, isPrefix }: Reference): string | undefined {
  if (path.endsWith(".css") || isPrefix || endings.test(specifier)) return undefined;
  return `"${specifier}" needs its file ending`;
}

function climbViolation(path: string, reference: Reference): string | undefined {
  if (path.endsWith(".css") || reference.isPrefix) return undefined;
  const rooted = rootedSpecifier(path, reference);
  return rooted && `write "${reference.specifier}" as "${rooted}"`;
}

function codeViolations(file: SourceFile, zone: Zone): Finding[] {
  if (isTest(file.path) || zone.knowsEverything) return [];
  const computed = file.path === MODULE_LOADER ? [] : computedImportsOf(file);
  return [
    ...computed.map((start) => findingAt(file, start, "import() of a computed path cannot be checked")),
    ...impuritiesOf(file, zone.name).map(({ start, message }) => findingAt(file, start, message)),
  ];
}

function recordEdges(path: string, reference: Reference, known: Set<string>, modules: Graph, loads: Graph): void {
  const { target, kind } = reference;
  if (!target || !known.has(target) || isTest(path)) return;
  const [from, to] = [moduleOf(path), moduleOf(target)];
  if (from && to && from !== to) addEdge(modules, from, to);
  // Type imports do not exist at run time, so two files may import each other's types (a route and the root do).
  const together = ["server/modules", "storefront", "client"].some(
    (root) => isUnder(path, root) && isUnder(target, root),
  );
  if (together && kind === "value") addEdge(loads, path, target);
}

function cycleFindings(graph: Graph, what: string, prefix: string): Finding[] {
  return findCycles(graph).map((cycle) => ({
    file: `${prefix}${cycle[0]}`,
    line: 1,
    message: `cycle between ${what}: ${cycle.join(" → ")}`,
  }));
}
