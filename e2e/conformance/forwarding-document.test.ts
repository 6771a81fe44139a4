import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import { PURCHASE_MACHINE } from "#domain/forwarding/quotes/purchase-machine.ts";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import type { Machine } from "#domain/shared/state/machine.ts";
import { rootDir } from "#testing/test-app.ts";

const document = readFileSync(join(rootDir, "docs/forwarding.md"), "utf8");

/** The rows of the tables of a section, without the spaces that align them. */
const rowsOf = (section: string) =>
  (document.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()));

const documented = ({ name, transitions }: Machine<string, string, string>) =>
  transitions.map(({ from, event, to, actors, effects = [] }) => {
    const mails = effects.map((effect) => `${name.replaceAll("_", "-")}-${effect}`);
    return ["", from, event, to, actors.join(", "), mails.join(", "), ""];
  });

test.each<{ section: string; machine: Machine<string, string, string> }>([
  { section: "Parcels", machine: PARCEL_MACHINE },
  { section: "Forward requests", machine: REQUEST_MACHINE },
  { section: "Quotes", machine: QUOTE_MACHINE },
  { section: "Purchases", machine: PURCHASE_MACHINE },
  { section: "Invoices", machine: INVOICE_MACHINE },
  { section: "Companies", machine: COMPANY_MACHINE },
])("I10 the document of forwarding has every transition of $section, as it is declared", ({ section, machine }) => {
  const [, ...listed] = rowsOf(section).filter(([, from]) => !from?.startsWith("---"));
  expect(listed).toEqual(documented(machine));
});
