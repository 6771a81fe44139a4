import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOBILE_UP_TO_PX } from "#domain/shared/device/device-flags.ts";

const styles = readFileSync(new URL("./styles.css", import.meta.url), "utf8");

test("CONFIG-05 CONFIG-04 the breakpoints are xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536, and tablet where mobile devices end", () => {
  const found = [...styles.matchAll(/--breakpoint-(\w+): (\d+)px;/g)].map(([, name, width]) => [name, Number(width)]);
  expect(found).toEqual([
    ["xs", 320],
    ["sm", 640],
    ["md", 768],
    ["lg", 1024],
    ["tablet", MOBILE_UP_TO_PX + 1],
    ["xl", 1280],
    ["2xl", 1536],
  ]);
  expect(styles).toContain("--breakpoint-*: initial;");
});

test("a theme is the only source of colours: Tailwind's own palette is removed", () => {
  expect(styles).toContain("--color-*: initial;");
});
