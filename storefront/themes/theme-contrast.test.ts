import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { THEMES } from "#domain/operations/storefronts/storefront.ts";

type Tokens = Map<string, string>;
type Pair = readonly [front: string, back: string];

const DARK = ':root[data-mode="dark"]';
const SYSTEM_DARK = ':root[data-mode="system"]';
const statuses = ["ok", "warn", "bad", "info"];

/** Text and its background: WCAG demands 4.5 to 1. */
const textPairs: Pair[] = [
  ["ink", "bg"],
  ["ink2", "bg"],
  ["ink3", "bg"],
  ["ink3", "sunk"],
  ["pri", "bg"],
  ["pri", "soft"],
  ["onpri", "pri"],
  ["onpri", "pri-hover"],
  ["softink", "soft"],
  ["onacc", "acc"],
  ["sale", "bg"],
  ["sale", "sunk"],
  ["ontop", "top"],
  ["hero-ink", "hero-bg"],
  ["hero-ink2", "hero-bg"],
  ["hero-onbtn", "hero-btn"],
  ["header-ink", "header-bg"],
  ...statuses.flatMap((status): Pair[] => [
    [status, `${status}-fill`],
    [`${status}-note`, `${status}-fill`],
  ]),
];

/** Borders of controls and icons: WCAG demands 3 to 1. */
const edgePairs: Pair[] = [
  ["line2", "surface"],
  ["pri", "surface"],
  ["icon-ink", "icon-bg"],
];

function stylesheet(theme: string): string {
  return readFileSync(join(import.meta.dirname, `../../ui/themes/${theme}.css`), "utf8");
}

function tokensIn(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = start < 0 ? "" : css.slice(start, css.indexOf("}", start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? "";
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colourOf(tokens, reference);
  return value === "transparent" ? colourOf(tokens, "bg") : value;
}

function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a `#rrggbb` colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

function contrast(tokens: Tokens, [front, back]: Pair): number {
  const first = luminance(colourOf(tokens, front));
  const second = luminance(colourOf(tokens, back));
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function tooWeak(tokens: Tokens, pairs: Pair[], minimum: number): string[] {
  return pairs
    .map((pair) => ({ pair, ratio: contrast(tokens, pair) }))
    .filter(({ ratio }) => !(ratio >= minimum))
    .map(({ pair, ratio }) => `${pair.join(" on ")}: ${ratio.toFixed(2)}`);
}

const lightTokens = new Map(THEMES.map((theme) => [theme as string, tokensIn(stylesheet(theme), ":root")]));
const darkTokens = tokensIn(stylesheet("default"), DARK);
const palettes = new Map(lightTokens).set(
  "default in dark mode",
  new Map([...(lightTokens.get("default") ?? []), ...darkTokens]),
);

describe("REGION-03 every theme is readable", () => {
  it.each([...palettes])("%s: text has a contrast of at least 4.5", (_theme, tokens) => {
    expect(tooWeak(tokens, textPairs, 4.5)).toEqual([]);
  });

  it.each([...palettes])("%s: control borders and icons have a contrast of at least 3", (_theme, tokens) => {
    expect(tooWeak(tokens, edgePairs, 3)).toEqual([]);
  });
});

describe("REGION-03 themes change the brand, not the behaviour", () => {
  it.each([...lightTokens])("%s defines the same tokens as the default theme", (_theme, tokens) => {
    expect([...tokens.keys()].sort()).toEqual([...(lightTokens.get("default") ?? []).keys()].sort());
  });

  it("the dark mode changes only existing tokens and is the same when chosen by the system", () => {
    const system = tokensIn(stylesheet("default"), SYSTEM_DARK);
    expect(darkTokens.size).toBeGreaterThan(30);
    expect([...system]).toEqual([...darkTokens]);
    expect([...darkTokens.keys()].filter((name) => !lightTokens.get("default")?.has(name))).toEqual([]);
  });

  it.each(THEMES)("%s uses installed fonts and shows text before they are loaded", (theme) => {
    const css = stylesheet(theme);
    const files = [...css.matchAll(/url\("(@fontsource-variable\/[^"]+)"\)/g)].map(([, path = ""]) => path);
    const root = join(import.meta.dirname, "../../node_modules");
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(css.match(/font-display: swap/g)).toHaveLength(files.length);
    for (const file of files) expect(readFileSync(join(root, file)).length).toBeGreaterThan(0);
  });
});

describe("benefits", () => {
  it("REGION-03 each theme has icons of its own", () => {
    const icons = THEMES.flatMap((theme) => {
      const css = readFileSync(join(import.meta.dirname, `../../ui/themes/${theme}.css`), "utf8");
      return ["protection", "fees", "withdrawal", "people"].map(
        (name) =>
          new RegExp(`--benefit-${name}: (url\\("data:image/svg[^)]*"\\));`).exec(css)?.[1] ?? `${theme} ${name}`,
      );
    });
    expect(icons.filter((icon) => !icon.startsWith("url("))).toEqual([]);
    expect(new Set(icons).size).toBe(4 * THEMES.length);
  });
});
