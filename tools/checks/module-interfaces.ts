import { posix } from "node:path";
import { type Check, type Finding, findingAt, type SourceFile } from "./source.ts";
import { nameOf, visit } from "./syntax.ts";

const INDEX_FILE = /^server\/modules\/[^/]+\/[^/]+\/index\.ts$/;
/** The objects that hand dependencies on inside a module. */
const DEPENDENCIES = /(?:Deps|Parts)$/;

/** A module publishes what it does, not what it depends on: no type of its index.ts is or contains its dependencies. */
export const checkModuleInterfaces: Check = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => INDEX_FILE.test(path))
    .flatMap((index) =>
      publishedNames(index).flatMap(({ name, source, start }) => {
        if (DEPENDENCIES.test(name)) return [findingAt(index, start, `${name} is for this module alone`)];
        const file = byPath.get(posix.join(posix.dirname(index.path), source));
        return file ? leaksOf(file, name) : [];
      }),
    );
};

interface Published {
  name: string;
  source: string;
  start: number;
}

function publishedNames(index: SourceFile): Published[] {
  const found: Published[] = [];
  visit(index, {
    ExportNamedDeclaration({ source, specifiers }) {
      for (const { local, start } of specifiers) found.push({ name: nameOf(local), source: nameOf(source), start });
    },
  });
  return found;
}

/** Where the type of this name mentions dependencies, as a base or in a member. */
function leaksOf(file: SourceFile, name: string): Finding[] {
  const ranges: { start: number; end: number }[] = [];
  const mentions: { name: string; start: number }[] = [];
  visit(file, {
    TSInterfaceDeclaration(node) {
      if (node.id.name === name) ranges.push(node);
    },
    TSTypeAliasDeclaration(node) {
      if (node.id.name === name) ranges.push(node);
    },
    Identifier(node) {
      if (DEPENDENCIES.test(node.name)) mentions.push(node);
    },
  });
  return mentions
    .filter(({ start }) => ranges.some((range) => range.start < start && start < range.end))
    .map((mention) => findingAt(file, mention.start, `${name} is published and must not contain ${mention.name}`));
}
