import { type Check, type Finding, findingAt, isUnder, type SourceFile } from "./source.ts";

const DOCUMENT = "docs/requirements.md";
/** Cites what must not be found. */
const OWN_TEST = "tools/checks/requirements.test.ts";

interface Citation {
  id: string;
  offset: number;
}

/** Every requirement and code that a comment, a test's title or a page cites has its line in docs/requirements.md. */
export const checkRequirements: Check = (files) => {
  const document = files.find(({ path }) => path === DOCUMENT);
  if (!document) return [{ file: DOCUMENT, line: 1, message: "is missing" }];
  const ids = listedIds(document).map(({ id }) => id);
  const known = new Set(ids);
  const citing = files.filter(({ path }) => isCiting(path));
  return [
    ...orderFindings(document),
    ...citing.flatMap(sectionFindings),
    ...citing.flatMap((file) =>
      citations(file.text, areasOf(ids))
        .filter(({ id }) => !known.has(id))
        .map(({ id, offset }) => findingAt(file, offset, `${id} has no line in ${DOCUMENT}`)),
    ),
  ];
};

function isCiting(path: string): boolean {
  return (
    /\.(?:[mc]?[jt]sx?|css|sql|md)$/.test(path) &&
    path !== DOCUMENT &&
    !isUnder(path, "node_modules") &&
    path !== OWN_TEST
  );
}

function sectionFindings(file: SourceFile): Finding[] {
  return [...file.text.matchAll(/§ ?[\d.]*\d/g)].map(({ 0: section, index }) =>
    findingAt(file, index, `${section} is a section of no document here`),
  );
}

/** `- CART-04 A quantity is never …` */
function listedIds({ text }: SourceFile): Citation[] {
  return [...text.matchAll(/^- (?<id>[A-Z][A-Z-]*\d+) \S/gm)].map(({ groups, index }) => ({
    id: groups?.id ?? "",
    offset: index,
  }));
}

/** An id is found where it belongs: in each group they ascend, and none is there twice. */
function orderFindings(document: SourceFile): Finding[] {
  const findings: Finding[] = [];
  let previous = "";
  for (const { id, offset } of listedIds(document)) {
    const isInOrder = areaOf(id) !== areaOf(previous) || numberOf(id) > numberOf(previous);
    if (!isInOrder) findings.push(findingAt(document, offset, `${id} comes after ${previous}`));
    previous = id;
  }
  return findings;
}

const areaOf = (id: string) => id.replace(/\d+$/, "");
const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0]);
const areasOf = (ids: readonly string[]) => new Set(ids.map(areaOf).filter((area) => area.endsWith("-")));

/**
 * All that a text cites, also as "PRICE-01 … PRICE-08", "I1 to I7" and "LOCALE-02, -04". Only areas that the document
 * has count as such, because a product's number may look the same.
 */
function citations(text: string, areas: ReadonlySet<string>): Citation[] {
  const area = [...areas].toSorted((a, b) => b.length - a.length).join("|") || "-";
  const id = String.raw`(?<![\w#.+/-])(?:(?:${area})\d{2}|T\d{3}|F\d{2}|I\d{1,2})(?![\w-])`;
  const range = new RegExp(String.raw`(?<first>${id})\s*(?:…|–|\.\.\.|to)\s*(?<last>(?:${id})|\d+)`, "g");
  const shorthand = new RegExp(String.raw`(?<first>${id})(?<more>(?:, -\d{2})+)`, "g");
  return [
    ...[...text.matchAll(new RegExp(id, "g"))].map(({ 0: cited, index }) => ({ id: cited, offset: index })),
    ...[...text.matchAll(range)].flatMap(({ groups, index }) =>
      between(groups?.first ?? "", groups?.last ?? "").map((cited) => ({ id: cited, offset: index })),
    ),
    ...[...text.matchAll(shorthand)].flatMap(({ groups, index }) =>
      (groups?.more?.match(/\d+/g) ?? []).map((number) => ({
        id: areaOf(groups?.first ?? "") + number,
        offset: index,
      })),
    ),
  ];
}

/** The ids after the first up to the last, written as the first is. */
function between(first: string, last: string): string[] {
  const digits = first.length - areaOf(first).length;
  const width = first.startsWith("I") && digits < 2 ? 1 : digits;
  const length = numberOf(last) - numberOf(first);
  return Array.from({ length }, (_, step) => areaOf(first) + String(numberOf(first) + step + 1).padStart(width, "0"));
}
