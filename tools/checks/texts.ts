import type { ESTree } from "vite";
import { type Check, type Finding, findingAt, isTest, isUnder, type SourceFile } from "./source.ts";
import { nameOf, textsOf, visit } from "./syntax.ts";

/** Names that are the same in every language. */
const properNouns: readonly string[] = [
  "Crossdock",
  "Norde",
  "Varpa",
  "Pajūris",
  "Tandem",
  "Willow",
  "Nederpak",
  "Al Mina",
];

const spoken = /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label)$/;
const messageKey = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;
const silent = ["style", "script"];

/** Texts that a customer reads or hears come from the message files, never from a component. */
export const checkTexts: Check = (files) =>
  files
    .filter(
      ({ path }) => path.endsWith(".tsx") && isUnder(path, "storefront", "client", "backoffice", "ui") && !isTest(path),
    )
    // A page for developers, which no customer can reach.
    .filter(
      ({ path }) =>
        !isUnder(path, "storefront/features/operations/gallery") && path !== "storefront/routes/dev-components.tsx",
    )
    .flatMap(textFindings);

function textFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const inspect = (raw: string, start: number) => {
    const text = raw.replace(/&#?\w+;/g, " ").trim();
    if (!/\p{L}/u.test(text) || properNouns.includes(text) || messageKey.test(text)) return;
    const lead = raw.length - raw.trimStart().length;
    findings.push(findingAt(file, start + lead, `text "${text}" belongs in the message files`));
  };
  const inspectAll = (node: ESTree.Node | null | undefined) => {
    for (const { pieces, start } of textsOf(node)) inspect(pieces.join(" "), start);
  };
  const inspectChildren = (children: ESTree.JSXChild[]) => {
    for (const child of children) {
      if (child.type === "JSXText") inspect(child.value, child.start);
      if (child.type === "JSXExpressionContainer") inspectAll(child);
    }
  };

  visit(file, {
    JSXElement(node) {
      if (!silent.includes(nameOf(node.openingElement.name))) inspectChildren(node.children);
    },
    JSXFragment(node) {
      inspectChildren(node.children);
    },
    JSXAttribute(node) {
      if (spoken.test(nameOf(node.name))) inspectAll(node.value);
    },
  });
  return findings;
}
