import type { ESTree } from "vite";
import { type Check, findingAt, isScript, type SourceFile } from "./source.ts";
import { nameOf, visit } from "./syntax.ts";

const STATEMENTS = ["execute", "insert", "update", "delete", "select", "selectDistinct", "transaction", "$count"];
const DATABASE = /^(?:db|tx|\w+(?:Db|Tx))$/;
const CLIENT = /^(?:api|\w+Api)$/;
/** These methods run a statement, or handle the failure of a call. */
const TAKEN = ["then", "catch", "finally"];

const LAZY = "a statement that nobody awaits never runs";
const UNSEEN = "a call that nobody awaits fails unseen";

/**
 * A Drizzle statement runs when it is awaited. The linter does not recognise a Drizzle statement or a typed call as a
 * promise by its type: in statement position both have to be awaited, returned or passed on.
 */
export const checkAwaits: Check = (files) =>
  files
    .filter(({ path }) => isScript(path))
    .flatMap((file) => forgottenIn(file).map(({ start, message }) => findingAt(file, start, message)));

function forgottenIn(file: SourceFile): { start: number; message: string }[] {
  const found: { start: number; message: string }[] = [];
  visit(file, {
    ExpressionStatement(node) {
      for (const { start, message } of forgotten(node.expression)) found.push({ start, message });
    },
  });
  return found;
}

/** The statements and calls that nobody awaits when the value of an expression is discarded. */
function forgotten(node: ESTree.Expression): { start: number; message: string }[] {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "ChainExpression":
      return forgotten(node.expression as ESTree.Expression);
    case "UnaryExpression":
      return node.operator === "void" ? forgotten(node.argument) : [];
    case "LogicalExpression":
      return forgotten(node.right);
    case "ConditionalExpression":
      return [...forgotten(node.consequent), ...forgotten(node.alternate)];
    case "SequenceExpression":
      return node.expressions.flatMap(forgotten);
    case "CallExpression": {
      const message = TAKEN.includes(nameOf(node.callee)) ? null : problemOf(node);
      return message ? [{ start: node.start, message }] : [];
    }
    default:
      return [];
  }
}

/** Follows the links of a chain such as `tx.insert(rows).values(…)` from its end to its beginning. */
function problemOf(call: ESTree.CallExpression): string | null {
  let link: ESTree.Node = call;
  while (link.type === "CallExpression" || link.type === "MemberExpression") {
    if (link.type === "CallExpression") {
      const callee: ESTree.Node = link.callee;
      const owner = callee.type === "MemberExpression" ? nameOf(callee.object) : "";
      if (DATABASE.test(owner) && STATEMENTS.includes(nameOf(callee))) return LAZY;
      link = callee;
    } else link = link.object;
  }
  return link.type === "Identifier" && CLIENT.test(link.name) ? UNSEEN : null;
}
