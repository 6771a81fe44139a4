import type { ESTree } from "vite";
import type { Catalogue } from "./message-catalogue.ts";
import { type Finding, findingAt, isScript, isTest, isUnder, type SourceFile } from "./source.ts";
import { nameOf, type Text, textsOf, visit } from "./syntax.ts";

const product = ["storefront", "client", "ui", "i18n", "domain", "contracts", "server", "backoffice", "demo"];
const keyHolder = /^(?:\w*(?:message|title|label|text|hint|description))Key$|^i18nKey$/i;

/** Keys nobody asks for, and keys asked for that nobody wrote. */
export function usageFindings(catalogue: Catalogue, files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const written = new Set<string>();
  const families: RegExp[] = [];
  for (const file of files) {
    if (!isScript(file.path) || isTest(file.path) || !isUnder(file.path, ...product)) continue;
    for (const text of collectTexts(file)) {
      if (text.pieces.length === 1) written.add(text.pieces[0] ?? "");
      else if (/^[a-z][\w-]*\./i.test(text.pieces[0] ?? "")) families.push(familyOf(text));
    }
    for (const text of askedFor(file)) {
      const isDefined = [...catalogue.names].some((name) => familyOf(text).test(name));
      if (!isDefined) findings.push(findingAt(file, text.start, `no message "${text.pieces.join("…")}"`));
    }
  }
  for (const name of catalogue.names) {
    if (!written.has(name) && !families.some((family) => family.test(name)))
      findings.push(catalogue.at(name, `"${name}" is not used`));
  }
  return findings;
}

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
