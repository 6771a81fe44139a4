import type { ESTree } from "vite";
import type { Catalogue } from "./message-catalogue.ts";
import { type Finding, findingAt, isScript, isTest, isUnder, type SourceFile } from "./source.ts";
import { nameOf, type Text, textsOf, visit } from "./syntax.ts";

const keyHolder = /^(?:\w*(?:message|title|label|text|hint|description))Key$|^i18nKey$/i;

const askers = (files: readonly SourceFile[], folders: readonly string[]) =>
  files.filter(({ path }) => isScript(path) && !isTest(path) && isUnder(path, ...folders));

/** Keys that no code of these folders asks for. */
export function unusedFindings(
  catalogue: Catalogue,
  files: readonly SourceFile[],
  folders: readonly string[],
): Finding[] {
  const written = new Set<string>();
  const families: RegExp[] = [];
  for (const text of askers(files, folders).flatMap(collectTexts)) {
    if (text.pieces.length === 1) written.add(text.pieces[0] ?? "");
    else if (startsAsKey(text)) families.push(familyOf(text));
  }
  return [...catalogue.names]
    .filter((name) => !written.has(name) && !families.some((family) => family.test(name)))
    .map((name) => catalogue.at(name, `"${name}" is not used`));
}

/** Keys that code of these folders asks for and no file has. */
export function unknownFindings(
  names: ReadonlySet<string>,
  files: readonly SourceFile[],
  folders: readonly string[],
): Finding[] {
  return askers(files, folders).flatMap((file) =>
    askedFor(file)
      .filter((text) => ![...names].some((name) => familyOf(text).test(name)))
      .map((text) => findingAt(file, text.start, `no message "${text.pieces.join("…")}"`)),
  );
}

/** The keys among these names that a file may ask for, also by a part of them. */
export function askedKeys(file: SourceFile, names: ReadonlySet<string>): { name: string; start: number }[] {
  return collectTexts(file).flatMap((text) => {
    const { pieces, start } = text;
    if (pieces.length === 1) return names.has(pieces[0] ?? "") ? [{ name: pieces[0] ?? "", start }] : [];
    if (!startsAsKey(text)) return [];
    const family = familyOf(text);
    return [...names].filter((name) => family.test(name)).map((name) => ({ name, start }));
  });
}

const startsAsKey = ({ pieces }: Text) => /^[a-z][\w-]*\./i.test(pieces[0] ?? "");

/** `benefits.${name}.title` stands for every key of that shape. */
function familyOf({ pieces }: Text): RegExp {
  return new RegExp(`^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w.-]+")}$`);
}

function collectTexts(file: SourceFile): Text[] {
  const texts: Text[] = [];
  const collect = (node: ESTree.Node) => texts.push(...textsOf(node));
  visit(file, { Literal: collect, TemplateLiteral: collect });
  return texts;
}

/** The keys in `t("…")`, `i18n.t("…")`, `messageKey: "…"` and `titleKey="…"`. */
function askedFor(file: SourceFile): Text[] {
  const texts: Text[] = [];
  const collect = (node: ESTree.Node | null | undefined) =>
    texts.push(...textsOf(node).filter(({ pieces }) => pieces[0] !== ""));
  visit(file, {
    CallExpression(node) {
      if (nameOf(node.callee) === "t") collect(node.arguments[0]);
    },
    Property(node) {
      if (keyHolder.test(nameOf(node.key))) collect(node.value);
    },
    JSXAttribute(node) {
      if (keyHolder.test(nameOf(node.name))) collect(node.value);
    },
  });
  return texts;
}
