import { posix } from "node:path";
import { contextOf } from "./contexts.ts";
import { isUnder, type SourceFile } from "./source.ts";
import { nameOf, type Text, textsOf, visit } from "./syntax.ts";

export interface Reference {
  /** As written; for a template or a glob, the piece before the first variable piece. */
  specifier: string;
  isPrefix: boolean;
  /** The file in the repository that it names; undefined for packages and for Node's own modules. */
  target: string | undefined;
  kind: "value" | "type";
  /** `import(…)`: loaded when it is executed. */
  isLazy: boolean;
  start: number;
}

/** Every reference from one file to another: import, export from, import(), import types, require, glob, CSS @import. */
export function referencesOf(file: SourceFile): Reference[] {
  return file.path.endsWith(".css") ? cssReferences(file) : scriptReferences(file);
}

/** Offsets of `import(…)` whose target is only known at run time. */
export function computedImportsOf(file: SourceFile): number[] {
  const starts: number[] = [];
  visit(file, {
    ImportExpression(node) {
      const texts = textsOf(node.source);
      if (texts.length === 0 || texts.some((text) => text.pieces[0] === "")) starts.push(node.start);
    },
  });
  return starts;
}

function scriptReferences(file: SourceFile): Reference[] {
  const found: Reference[] = [];
  const add = (text: Text, kind: Reference["kind"], isLazy: boolean) => {
    const [specifier = "", ...rest] = text.pieces.flatMap((piece) => piece.split("*"));
    const target = resolve(file.path, specifier);
    if (specifier !== "") found.push({ specifier, isPrefix: rest.length > 0, target, kind, isLazy, start: text.start });
  };
  const addAll = (texts: Text[], kind: Reference["kind"], isLazy = false) => {
    for (const text of texts) add(text, kind, isLazy);
  };

  visit(file, {
    ImportDeclaration(node) {
      // `import { type A }` still loads the module at run time under verbatimModuleSyntax; only `import type` does not.
      addAll(textsOf(node.source), node.importKind ?? "value");
    },
    ExportNamedDeclaration(node) {
      addAll(textsOf(node.source), node.exportKind ?? "value");
    },
    ExportAllDeclaration(node) {
      addAll(textsOf(node.source), node.exportKind ?? "value");
    },
    ImportExpression(node) {
      addAll(textsOf(node.source), "value", true);
    },
    TSImportType(node) {
      addAll(textsOf(node.source), "type");
    },
    CallExpression(node) {
      const isGlob = node.callee.type === "MemberExpression" && node.callee.object.type === "MetaProperty";
      if (!(isGlob && nameOf(node.callee) === "glob") && nameOf(node.callee) !== "require") return;
      const [first] = node.arguments;
      if (first?.type === "ArrayExpression") for (const item of first.elements) addAll(textsOf(item), "value");
      else addAll(textsOf(first), "value");
    },
  });
  return found;
}

function cssReferences(file: SourceFile): Reference[] {
  const code = file.text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, " "));
  return [...code.matchAll(/@(?:import|reference|plugin|config)\s+(?:url\()?["']([^"']+)["']/g)].map((match) => {
    const specifier = match[1] ?? "";
    return {
      specifier,
      isPrefix: false,
      target: resolve(file.path, specifier),
      kind: "value",
      isLazy: false,
      start: match.index,
    };
  });
}

function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/(?<!^)[?#].*$/, "");
  if (/^#[^/]+\//.test(path)) return path.replace(/^#(?=(?:platform|modules)\/)/, "server/").replace(/^#/, "");
  return specifier.startsWith(".") ? posix.join(posix.dirname(from), path) : undefined;
}

/**
 * How an import that leaves its top folder or its context, or climbs three folders, is written: from the root, by a name of
 * package.json's `imports`. The bench is a package of its own and does not have them.
 */
export function rootedSpecifier(from: string, { specifier, target }: Reference): string | undefined {
  if (target !== undefined && specifier.startsWith("#server/modules/")) return fromRoot(target);
  if (target === undefined || !specifier.startsWith("../") || !target.includes("/") || isUnder(from, "bench")) return;
  const climbs = specifier.split("../").length - 1;
  const home = ["server/platform", from.split("/")[0] ?? ""].find((folder) => isUnder(from, folder)) ?? "";
  const leaves = !isUnder(target, home) || (home !== "server/platform" && isUnder(target, "server/platform"));
  const context = contextOf(from);
  const crosses = context !== undefined && context !== contextOf(target);
  return leaves || crosses || climbs >= 3 ? fromRoot(target) : undefined;
}

const fromRoot = (target: string) => `#${target.replace(/^server\/(?=(?:platform|modules)\/)/, "")}`;
