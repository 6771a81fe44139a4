import { expect, test } from "vitest";
import type { ColourMode } from "#domain/operations/storefronts/storefront.ts";
import { elements } from "#testing/page-html.ts";
import { renderPage } from "./errors/test-page.tsx";
import { ThemedDrawing } from "./themed-drawing.tsx";

const day = "/a.svg";
const night = "/a-night.svg";

function shown(colourMode: ColourMode, drawing: { day: string; night: string | null } = { day, night }) {
  const html = renderPage(<ThemedDrawing drawing={drawing} width={720} height={344} />, { colourMode });
  const [source] = elements(html, "source");
  return { img: elements(html, "img")[0], source };
}

test("REGION-04 a drawing follows the colour mode, or the system's where that is chosen", () => {
  expect(shown("light")).toMatchObject({ img: { src: day }, source: undefined });
  expect(shown("dark")).toMatchObject({ img: { src: night }, source: undefined });
  expect(shown("system")).toMatchObject({
    img: { src: day },
    source: { srcset: night, media: "(prefers-color-scheme: dark)" },
  });
});

test("REGION-04 a drawing without a dark version keeps its light one", () => {
  for (const mode of ["dark", "system"] as const) {
    expect(shown(mode, { day, night: null })).toMatchObject({ img: { src: day }, source: undefined });
  }
});

test("a drawing is decorative and has its size reserved", () => {
  expect(shown("light").img).toMatchObject({ alt: "", width: "720", height: "344", loading: "lazy" });
});
