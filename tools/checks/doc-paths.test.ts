import { expect, test } from "vitest";
import { checkDocPaths } from "./doc-paths.ts";

function messages(text: string, path = "docs/page.md"): string[] {
  const files = ["domain/selling/cart/cart.ts", "docs/other.md", "README.md"].map((name) => ({ path: name, text: "" }));
  return checkDocPaths([...files, { path, text }]).map(({ line, message }) => `${line} ${message}`);
}

test("accepts files and folders that exist", () => {
  expect(
    messages(
      "`domain/selling/cart/cart.ts`, `domain/selling/cart/`, `domain`, [other](other.md), [top](../README.md#a)",
    ),
  ).toEqual([]);
  expect(messages("[page](docs/other.md)", "README.md")).toEqual([]);
});

test("refuses a file that was renamed, with its line", () => {
  expect(messages("\n`domain/selling/cart/basket.ts`")).toEqual([
    "2 names domain/selling/cart/basket.ts, which does not exist",
  ]);
  expect(messages("[other](others.md)")).toEqual(["1 links to docs/others.md, which does not exist"]);
});

test("leaves out addresses, patterns, pictures and paths of other programs", () => {
  expect(
    messages(
      "`/api/cart`, `domain/**`, `domain/<name>.ts`, `domain/NNNN_a.sql`, `linux/x64`, ![x](a.jpg), [s](https://example.com/a)",
    ),
  ).toEqual([]);
});
