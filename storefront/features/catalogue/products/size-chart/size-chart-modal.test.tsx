import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { availableRow, formatLength, otherSystems, type SizeChartInput, sizeName } from "./size-chart.ts";
import { SizeChartModal } from "./size-chart-modal.tsx";

const row = (eu: string, uk: string, centimetres: number, inStock = true) => ({
  size: `size-${eu}`,
  names: { EU: eu, UK: uk },
  centimetres,
  inStock,
});

const input: SizeChartInput = {
  productName: "Briz men’s shoes",
  measure: "foot",
  systems: ["EU", "UK"],
  rows: [row("41", "7.5", 25.9), row("42", "8", 26.5), row("46", "11", 29.4, false)],
  chosenSize: "size-42",
  onChoose: () => {},
};

function render(changes: Partial<SizeChartInput> = {}, language: Language = "en") {
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        <SizeChartModal input={{ ...input, ...changes }} open onHandle={() => {}} />
      </TranslateProvider>
    </MessagesProvider>,
  );
}

const rowsOf = (html: string) => html.split("<tr").slice(2);

test("MODAL-01 formats lengths in centimetres or inches with one decimal, in the page's language", () => {
  expect(formatLength(26.5, "cm", "en")).toBe("26.5");
  expect(formatLength(27, "cm", "en")).toBe("27.0");
  expect(formatLength(26.5, "inch", "en")).toBe("10.4");
  expect(formatLength(25.4, "inch", "en")).toBe("10.0");
  for (const language of ["lt", "lv", "ee", "ru"] as const) expect(formatLength(26.5, "inch", language)).toBe("10,4");
});

test("MODAL-01 the selected system comes first; a size missing in a system is a dash", () => {
  expect(otherSystems(["EU", "UK", "US"], "UK")).toEqual(["EU", "US"]);
  expect(sizeName(row("41", "7.5", 25.9), "US")).toBe("–");
});

test("MODAL-01 only a size in stock can be chosen", () => {
  expect(availableRow(input.rows, "size-42")?.names.EU).toBe("42");
  expect(availableRow(input.rows, "size-46")).toBeUndefined();
  expect(availableRow(input.rows, undefined)).toBeUndefined();
});

test("MODAL-01 size chart: has a caption, column headers and row headers", () => {
  const html = render();
  expect(html).toContain('data-size="xl"');
  expect(html).toMatch(/<caption[^>]*>Size chart, Briz men’s shoes<\/caption>/);
  const headings = [...html.matchAll(/<th[^>]*scope="col"[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(headings).toEqual(["EU", "UK", "Foot length", "Stock"]);
  expect(html.match(/<th scope="row"/g)).toHaveLength(input.rows.length);
});

test("MODAL-01 size chart: checks the size selected on the page and names it on the button", () => {
  const html = render();
  expect(rowsOf(html).map((each) => each.includes('checked=""'))).toEqual([false, true, false]);
  expect(html).toContain(">Choose EU 42<");
  expect(render({}, "lt")).toContain(">Rinktis EU 42<");
});

test("MODAL-01 size chart: a radio is labelled by system and size and described by length and stock", () => {
  const [first = ""] = rowsOf(render());
  const [, names = ""] = /aria-labelledby="([^"]+)"/.exec(first) ?? [];
  const [, details = ""] = /aria-describedby="([^"]+)"/.exec(first) ?? [];
  const html = render();
  const textOf = (id: string) =>
    new RegExp(`id="${id}"[^>]*>(.*?)</t[dh]>`).exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
  expect(names.split(" ").map(textOf)).toEqual(["EU", "41UK\u00a07.5"]);
  expect(details.split(" ").map(textOf)).toEqual(["25.9 cm", "In stock"]);
});

test("MODAL-01 size chart: a sold-out size says so, stays focusable and cannot be chosen", () => {
  const html = render({ chosenSize: "size-46" });
  expect(rowsOf(html)[2]).toMatch(/aria-disabled="true".*Sold out/);
  expect(html).not.toMatch(/ disabled/);
  expect(rowsOf(html).some((each) => each.includes('checked=""'))).toBe(false);
  expect(html).toMatch(/>Choose a size<.*Mark your size in the table first\./);
});

test("MODAL-01 size chart: the header and the advice depend on the measure", () => {
  expect(render()).toMatch(/Foot length.*Stand on paper/);
  expect(render({ measure: "head" })).toMatch(/Head.*above the ears/);
});
