import type { ESTree } from "vite";
import { colourLiteral, colourName, colourProperty, fontClass, paletteClass, themeSelector } from "./colours.ts";
import { type Finding, findingAt, type SourceFile } from "./source.ts";
import { nameOf, textsOf, visit } from "./syntax.ts";

export const themeNames: readonly string[] = ["default", "alt", "alt2", "pj", "tp", "wl", "nl", "ae"];

const panelFile = "ui/panel.tsx";
const panelClasses = ["rounded-panel", "border", "border-line", "bg-surface"];

/** Colours, typefaces, theme names and copies of the panel's classes written into a component. */
export function scriptFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const complain = (start: number, message: string) => findings.push(findingAt(file, start, message));
  const inspect = (text: string, start: number) => {
    const found = colourLiteral.exec(text) ?? paletteClass.exec(text) ?? fontClass.exec(text);
    if (found) complain(start, `"${found[0]}" is not a token`);
    const classes = text.split(/\s+/);
    if (file.path !== panelFile && panelClasses.every((name) => classes.includes(name)))
      complain(start, `a hand-written panel: use Panel or panelClass of ${panelFile}`);
    if (themeSelector.test(text)) complain(start, "a selector names a theme: let the theme set a token");
  };
  const inspectPaint = (name: string, value: ESTree.Node | null | undefined) => {
    for (const { pieces, start } of textsOf(value)) {
      const text = pieces.join(" ");
      if (colourProperty.test(name) && colourName.test(text)) complain(start, `colour "${text}": use a token`);
      if (name === "fontFamily" && !/^(?:var\(|inherit$)/.test(text))
        complain(start, `typeface "${text}": use a token`);
    }
  };

  visit(file, {
    Literal(node) {
      if (typeof node.value === "string") inspect(node.value, node.start);
    },
    TemplateElement(node) {
      inspect(node.value.raw, node.start);
    },
    JSXAttribute(node) {
      const name = nameOf(node.name);
      inspectPaint(name, node.value);
      if (name !== "style" || node.value?.type !== "JSXExpressionContainer") return;
      if (node.value.expression.type !== "ObjectExpression") return;
      for (const property of node.value.expression.properties)
        if (property.type === "Property") inspectPaint(nameOf(property.key), property.value);
    },
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return;
      if (namesTheme(node.left, node.right) || namesTheme(node.right, node.left))
        complain(node.start, "a component asks which theme it wears: let the theme set a token");
    },
    SwitchStatement(node) {
      if (/theme/i.test(nameOf(node.discriminant)) && node.cases.some(({ test }) => isThemeName(test)))
        complain(node.start, "a component asks which theme it wears: let the theme set a token");
    },
    ObjectExpression(node) {
      const keys = node.properties.map((property) => (property.type === "Property" ? nameOf(property.key) : ""));
      if (keys.includes("alt") && keys.includes("alt2"))
        complain(node.start, "a table by theme outside storefront/themes");
    },
  });
  return findings;
}

const isThemeName = (node: ESTree.Node | null): boolean =>
  textsOf(node).some(({ pieces }) => themeNames.includes(pieces.join("")));

const namesTheme = (subject: ESTree.Node, value: ESTree.Node): boolean =>
  /theme/i.test(nameOf(subject)) && isThemeName(value);
