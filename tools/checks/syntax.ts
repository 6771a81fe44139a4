import { type ESTree, parseSync, Visitor, type VisitorObject } from "vite";
import type { SourceFile } from "./source.ts";

const parsed = new WeakMap<SourceFile, ESTree.Program>();

/** A file that does not parse visits as far as the parser understood it; the type check reports the syntax error. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  let program = parsed.get(file);
  if (!program) {
    program = parseSync(file.path, file.text).program;
    parsed.set(file, program);
  }
  new Visitor(visitor).visit(program);
}

export interface Text {
  /** One part for a plain string; for a template, the pieces around its expressions. */
  parts: string[];
  start: number;
}

/** The strings an expression can evaluate to, as far as they are written down on the spot. */
export function textsOf(node: ESTree.Node | null | undefined): Text[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ parts: [node.value], start: node.start }] : [];
    case "TemplateLiteral":
      return [{ parts: node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw), start: node.start }];
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return [...textsOf(node.left), ...textsOf(node.right)];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** The last name of `name`, `a.name` or `"name"`: what a person would call the thing. */
export function nameOf(node: ESTree.Node | null | undefined): string {
  switch (node?.type) {
    case "Identifier":
    case "JSXIdentifier":
    case "PrivateIdentifier":
      return node.name;
    case "Literal":
      return String(node.value);
    case "MemberExpression":
      return nameOf(node.property);
    case "ChainExpression":
      return nameOf(node.expression);
    default:
      return "";
  }
}
