import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const rootDir = path.join(import.meta.dirname, "../../..");
const ZONES = ["domain", "contracts", "server", "client", "storefront", "backoffice", "ui"];

const product = new Map(
  ZONES.flatMap((zone) => globSync(`${zone}/**/*.{ts,tsx}`, { cwd: rootDir }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(rootDir, file), "utf8")]),
);

test("LIMIT-03 every constant of domain/shared/limits is what the product computes with, not a copy of it", () => {
  const unused = Array.from(product).flatMap(([file, text]) => {
    if (!file.startsWith("domain/shared/limits/")) return [];
    const names = Array.from(text.matchAll(/^export const ([A-Z_]+)/gm), ([, name = ""]) => name);
    return names.filter((name) => {
      const uses =
        Array.from(product.values())
          .join("\n")
          .split(new RegExp(`\\b${name}\\b`)).length - 1;
      return uses < 2;
    });
  });
  expect(product.size).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});
