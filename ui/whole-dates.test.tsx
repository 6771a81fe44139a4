import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WholeDates } from "./whole-dates.tsx";

const shown = (text: string) => renderToStaticMarkup(<WholeDates>{text}</WholeDates>);

test("REGION-07 each date of a text stays on one line, with its plain hyphens", () => {
  const date = (day: string) => `<time class="whitespace-nowrap">${day}</time>`;
  expect(shown("Arrives 2026-11-21 – 2026-11-24.")).toBe(`Arrives ${date("2026-11-21")} – ${date("2026-11-24")}.`);
  expect(shown("until 2026-11-18 12:00")).toBe(`until ${date("2026-11-18")} 12:00`);
  for (const plain of ["In customs", "", "12026-1-1"]) expect(shown(plain)).toBe(plain);
});
