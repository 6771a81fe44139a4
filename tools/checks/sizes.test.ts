import { expect, test } from "vitest";
import { checkSizes } from "./sizes.ts";
import type { SourceFile } from "./source.ts";

const file = (path: string, lines: number): SourceFile => ({ path, text: "line\n".repeat(lines) });
const findings = (...files: SourceFile[]) => checkSizes(files).map(({ file, message }) => `${file} ${message}`);

test("refuses a file of more than 300 lines, whatever zone it is in", () => {
  const small = Array.from({ length: 10 }, (_, index) => file(`domain/${index}.ts`, 20));
  expect(findings(...small, file("storefront/cart.tsx", 300), file("ui/theme.css", 300))).toEqual([]);
  expect(findings(...small, file("storefront/cart.tsx", 301), file("ui/theme.css", 302))).toEqual([
    "storefront/cart.tsx has 301 lines, more than 300",
    "ui/theme.css has 302 lines, more than 300",
  ]);
});

test("refuses a function of more than 80 lines", () => {
  const of = (lines: number) => ({
    path: "domain/cart.ts",
    text: `function total() {\n${"  add();\n".repeat(lines - 2)}}\n`,
  });
  const small = [file("domain/a.ts", 1), file("domain/b.ts", 1)];
  expect(findings(...small, of(80))).toEqual([]);
  expect(findings(...small, of(81))).toEqual(["domain/cart.ts the function has 81 lines, more than 80"]);
});

test("refuses a folder of more than 25 files, but for lists of one kind", () => {
  const of = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => file(`${folder}/${index}.ts`, 1));
  expect(findings(...of("domain/cart", 25), ...of("storefront/routes", 80))).toEqual([]);
  expect(findings(...of("domain/cart", 26))).toEqual(["domain/cart has 26 files, more than 25"]);
});

test("counts no tests, migrations, pages of text or data", () => {
  const others = [
    "domain/cart.test.ts",
    "domain/cart.cases.ts",
    "e2e/journeys/cart.spec.ts",
    "testing/selling/cart.ts",
    "bench/cart.ts",
  ];
  const data = ["server/migrations/0001_cart.sql", "docs/cart.md", "i18n/messages/en.json", "node_modules/x/theme.css"];
  expect(findings(...[...others, ...data].map((path) => file(path, 1_000)))).toEqual([]);
});

test("refuses a median above 50 lines", () => {
  const of = (lines: number[]) => lines.map((count, index) => file(`domain/${index}.ts`, count));
  expect(findings(...of([10, 50, 290]))).toEqual([]);
  expect(findings(...of([10, 51, 52]))).toEqual([". the median file of product code has 51 lines, more than 50"]);
});
