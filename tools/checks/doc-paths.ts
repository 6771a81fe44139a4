import path from "node:path";
import { type Check, type Finding, findingAt, isUnder, type SourceFile } from "./source.ts";

/** Every file and folder that a page of the documentation names exists: it was renamed nowhere but in the page. */
export const checkDocPaths: Check = (files) => {
  const known = new Set(files.flatMap(({ path: file }) => [file, ...foldersOf(file)]));
  const top = new Set([...known].filter((name) => !name.includes("/")));
  return files
    .filter(({ path: file }) => file.endsWith(".md") && !isUnder(file, "node_modules"))
    .flatMap((page) => [...linkFindings(page, known), ...pathFindings(page, known, top)]);
};

function foldersOf(file: string): string[] {
  const names = file.split("/").slice(0, -1);
  return names.map((_, depth) => names.slice(0, depth + 1).join("/"));
}

/** `[text](relative/path)`; pictures are read by no check, so that their links are not followed. */
function linkFindings(page: SourceFile, known: ReadonlySet<string>): Finding[] {
  return [...page.text.matchAll(/(?<!!)\[[^\]]*\]\((?<to>[^)#\s]+)/g)].flatMap(({ groups, index }) => {
    const to = groups?.to ?? "";
    if (/^\w+:/.test(to)) return [];
    const target = path.posix.join(path.posix.dirname(page.path), to).replace(/\/$/, "");
    return known.has(target) ? [] : [findingAt(page, index, `links to ${target}, which does not exist`)];
  });
}

/** `domain/selling/cart/cart.ts` in backticks; patterns, such as `NNNN_name.sql` for the next migration, are left out. */
function pathFindings(page: SourceFile, known: ReadonlySet<string>, top: ReadonlySet<string>): Finding[] {
  return [...page.text.matchAll(/`(?<name>[\w.-]+\/[\w./-]*\w\/?)`/g)].flatMap(({ groups, index }) => {
    const name = (groups?.name ?? "").replace(/\/$/, "");
    const [first = ""] = name.split("/");
    if (!top.has(first) || known.has(name) || name.includes("NNNN")) return [];
    return [findingAt(page, index, `names ${name}, which does not exist`)];
  });
}
