import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const KIBIBYTE = 1_024;

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

interface Assets {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
}

/** Every script that a first visit to a page loads before anything is clicked. */
function scriptsOf({ url, entry, routes }: Assets, routeId: string): string[] {
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[routeId]; route; route = routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  return [...files];
}

/** The files that a page's document itself runs: the starter and the notice for old browsers. */
const STARTING = /^(?:starter|old-browser)-[^/]*\.js$/;

const brotliBytes = (file: string) => brotliCompressSync(readFileSync(join(ROOT, "build/client", file))).length;

async function expectAtMost(kibibytes: number, routeId: string): Promise<void> {
  const { assets } = (await import(join(ROOT, "build/server/index.js"))) as { assets: Assets };
  const sizes = scriptsOf(assets, routeId).map((file) => [file, brotliBytes(file)] as const);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  const list = sizes.toSorted((a, b) => b[1] - a[1]).map(([file, bytes]) => `${bytes} ${file}`);
  expect(total, list.join("\n")).toBeLessThanOrEqual(kibibytes * KIBIBYTE);
  expect(total).toBeGreaterThan(50 * KIBIBYTE);
}

describe("JavaScript of a first visit", () => {
  test("LIMIT-03 before anything is touched a page runs at most 5 KiB of it, compressed", () => {
    const files = readdirSync(join(ROOT, "build/client/assets")).filter((file) => STARTING.test(file));
    expect(files.length).toBe(2);
    const total = files.reduce((sum, file) => sum + brotliBytes(`assets/${file}`), 0);
    expect(total).toBeLessThanOrEqual(5 * KIBIBYTE);
  });

  test("LIMIT-03 the home page loads at most 111 KiB of it, compressed", () => expectAtMost(111, "home"));

  test("LIMIT-03 CATALOG-07 a listing loads at most 122 KiB of it, compressed", async () => {
    for (const name of ["category", "search", "dealzone", "marketplace"]) await expectAtMost(122, name);
  });

  test("LIMIT-03 CATALOG-15 a product's page loads at most 123 KiB of it, compressed", async () => {
    await expectAtMost(123, "product");
    await expectAtMost(123, "market-product");
  });
});
