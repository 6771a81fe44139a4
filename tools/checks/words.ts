import { type Check, type Finding, findingAt, isUnder, type SourceFile } from "./source.ts";
import { commentsOf, nameOf, type Prose, textsOf, visit } from "./syntax.ts";

/** Words that a name may not contain, and the words of docs/glossary.md that replace them. */
const RETIRED_IN_NAMES: Readonly<Record<string, string>> = {
  standing: "status, progress or position",
  standings: "statuses",
  tell: "notify, report or present",
  tells: "notifies, reports or presents",
  telling: "notifying",
  told: "notified, reported or shown",
  untold: "not notified",
  retold: "repeated",
  wish: "request, choice or preference",
  wishes: "requests or choices",

  way: "method, route or progress",
  ways: "methods or routes",
  heed: "handle or invalidate",
  heeds: "handles",
  parts: "deps, options, fields or segments",
  face: "service",
  board: "registry",
  apart: "in a worker, in a child process or separately",
  keepable: "storable",
};

/** Words that a comment or a test's title may not contain. */
const RETIRED_IN_PROSE: Readonly<Record<string, string>> = {
  standing: "status, progress or position",
  told: "notified, reported, shown or known",
  untold: "not notified",
  wish: "request, choice or preference",
  wishes: "requests or choices",
  heed: "handle",
  heeds: "handles",
  heeded: "handled",
  keepable: "storable",
  whoever: "the caller, the visitor, the customer or the owner",
  whomever: "the recipient",
};

/** Openings that make a reader guess what the comment is about. */
const OPENINGS = /^[*\s]*(What|Who|Whose|That|None|Always)\b/;

/** Names that other programs chose. */
const FOREIGN_NAMES: readonly string[] = ["formatToParts"];

const titled = /^(?:test|it|describe|each|for|runIf)$/;
const lastPlace = /[a-z]Place$/;

/** One word per thing: the words that docs/glossary.md retires stay away from names, comments and test titles. */
export const checkWords: Check = (files) =>
  files
    .filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .filter(({ path }) => !isUnder(path, "node_modules") && !path.startsWith("tools/checks/words."))
    .flatMap((file) => [
      ...fileNameFindings(file),
      ...nameFindings(file),
      ...proseFindings(file),
      ...openingFindings(file),
    ]);

/** `tellOrder`, `TELL_ORDER` and `tell-order` have the same two words. */
const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

function complaint(name: string): string | undefined {
  if (FOREIGN_NAMES.includes(name)) return undefined;
  const retired = wordsIn(name).find((word) => Object.hasOwn(RETIRED_IN_NAMES, word));
  if (retired) return `"${name}" uses the retired word "${retired}": say ${RETIRED_IN_NAMES[retired]}`;
  return lastPlace.test(name) ? `"${name}" uses the retired word "place": say locale, location or context` : undefined;
}

function fileNameFindings(file: SourceFile): Finding[] {
  const message = complaint(file.path.split("/").at(-1)?.split(".")[0] ?? "");
  return message ? [findingAt(file, 0, message)] : [];
}

function nameFindings(file: SourceFile): Finding[] {
  const findings = new Map<string, Finding>();
  const inspect = (name: string, start: number) => {
    if (findings.has(name)) return;
    const message = complaint(name);
    if (message) findings.set(name, findingAt(file, start, message));
  };
  visit(file, {
    Identifier({ name, start }) {
      inspect(name, start);
    },
    JSXIdentifier({ name, start }) {
      inspect(name, start);
    },
  });
  return [...findings.values()];
}

function proseFindings(file: SourceFile): Finding[] {
  const prose = [...commentsOf(file), ...titlesOf(file)];
  return prose.flatMap(({ text, start }) =>
    [...text.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: word, index }) => {
      const instead = Object.hasOwn(RETIRED_IN_PROSE, word.toLowerCase()) && RETIRED_IN_PROSE[word.toLowerCase()];
      return instead ? [findingAt(file, start + index, `"${word}" is retired: say ${instead}`)] : [];
    }),
  );
}

/** Consecutive `//` lines are one comment: only the first can open it. */
function openingFindings(file: SourceFile): Finding[] {
  return commentsOf(file).flatMap(({ text, start }) => {
    const opening = OPENINGS.exec(text)?.[1];
    const isContinued = /\/\/[^\n]*\n\s*\/\/$/.test(file.text.slice(0, start));
    return opening && !isContinued
      ? [findingAt(file, start, `a comment opens with "${opening}": name the thing by a noun`)]
      : [];
  });
}

function titlesOf(file: SourceFile): Prose[] {
  const titles: Prose[] = [];
  if (!/\.(?:test|spec)\.tsx?$/.test(file.path)) return titles;
  visit(file, {
    CallExpression({ callee, arguments: [title] }) {
      const called = callee.type === "CallExpression" ? callee.callee : callee;
      if (!titled.test(nameOf(called)) || title?.type === "SpreadElement") return;
      for (const { pieces, start } of textsOf(title)) titles.push({ text: pieces.join(" "), start: start + 1 });
    },
  });
  return titles;
}
