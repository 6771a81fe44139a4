import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { INVOICE_MACHINE } from "../../domain/invoices/invoice-machine.ts";
import { PARCEL_MACHINE } from "../../domain/parcels/parcel-machine.ts";
import type { Machine } from "../../domain/state/machine.ts";
import { rootDir } from "../../testing/test-app.ts";

const document = readFileSync(join(rootDir, "docs/forwarding.md"), "utf8");

/** The rows of the tables of the document, without the spaces that align them. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));

const documented = ({ name, transitions }: Machine<string, string, string>) =>
  transitions.map(({ from, event, to, actors, effects = [] }) => {
    const mails = effects.map((effect) => `${name}-${effect}`);
    return ["", from, event, to, actors.join(", "), mails.join(", "), ""];
  });

test("I10 the document of forwarding has every transition of the machines, as they are declared", () => {
  for (const machine of [PARCEL_MACHINE, INVOICE_MACHINE] as Machine<string, string, string>[]) {
    for (const row of documented(machine)) expect(rows).toContainEqual(row);
    const states = new Set<string>(machine.states);
    const listed = rows.filter(([, from = "", , to = ""]) => states.has(from) && states.has(to));
    expect(listed).toHaveLength(machine.transitions.length);
  }
});
