import type { SourceFile } from "./source.ts";
import { nameOf, visit } from "./syntax.ts";

interface Impurity {
  start: number;
  message: string;
}

const network = ["fetch", "XMLHttpRequest", "EventSource", "WebSocket"];
const surroundings = [...network, "crypto", "localStorage", "setTimeout", "setInterval"];
const readings = ["Date.now", "performance.now", "Math.random", "process.env"];

/** Globals that a zone must not use: ui does not fetch, domain has no clock, randomness or environment. */
export function impuritiesOf(file: SourceFile, zone: string): Impurity[] {
  if (zone !== "domain" && zone !== "ui") return [];
  const found: Impurity[] = [];
  const forbidden = zone === "ui" ? network : surroundings;
  const complain = (start: number, what: string) =>
    found.push({ start, message: zone === "ui" ? `ui does not fetch: ${what}` : `domain is pure: ${what}` });

  visit(file, {
    CallExpression(node) {
      if (node.callee.type !== "Identifier") return;
      if (forbidden.includes(node.callee.name)) complain(node.start, `${node.callee.name}()`);
    },
    MemberExpression(node) {
      const object = nameOf(node.object);
      const member = `${object}.${nameOf(node)}`;
      const isGlobal = ["window", "globalThis"].includes(object) && forbidden.includes(nameOf(node));
      const isReading = zone === "domain" && (readings.includes(member) || object === "crypto");
      if (isGlobal || isReading) complain(node.start, member);
    },
    NewExpression(node) {
      const name = nameOf(node.callee);
      const readsClock = zone === "domain" && name === "Date" && node.arguments.length === 0;
      if (readsClock || forbidden.includes(name)) complain(node.start, `new ${name}()`);
    },
  });
  return found;
}
