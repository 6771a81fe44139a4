import { type ESTree, parseSync, Visitor, type VisitorObject } from "vite";
import type { SourceFile } from "./source.ts";

const parsed = new WeakMap<SourceFile, ReturnType<typeof parseSync>>();

function parse(file: SourceFile): ReturnType<typeof parseSync> {
  const result = parsed.get(file) ?? parseSync(file.path, file.text);
  parsed.set(file, result);
  return result;
}

/** A file that does not parse visits as far as the parser understood it; the type check reports the syntax error. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(file).program);
}

export interface Prose {
  text: string;
  start: number;
}

/** Comments without their marks. */
export const commentsOf = (file: SourceFile): Prose[] =>
  parse(file).comments.map(({ value, start }) => ({ text: value, start: start + 2 }));

export interface Text {
  /** One for a plain string; for a template, those around its expressions. */
  pieces: string[];
  start: number;
}

/** The strings an expression can evaluate to, as far as they are written down on the spot. */
export function textsOf(node: ESTree.Node | null | undefined): Text[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ pieces: [node.value], start: node.start }] : [];
    case "TemplateLiteral":
      return [{ pieces: node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw), start: node.start }];
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

/** The last name of `name`, `a.name` or `"name"`. */
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
