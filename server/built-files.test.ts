import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assertBuilt, BUILT_MAIL, BUILT_STOREFRONT } from "./built-files.ts";

const FILES = [BUILT_STOREFRONT, BUILT_MAIL];

test("names the missing file and the command that makes it", () => {
  const rootDir = mkdtempSync(join(tmpdir(), "crossdock-build-"));
  onTestFinished(() => rmSync(rootDir, { recursive: true }));
  for (const file of FILES) {
    expect(() => assertBuilt(rootDir, FILES)).toThrow(`There is no ${file}. Run "npm run build" first`);
    mkdirSync(dirname(join(rootDir, file)), { recursive: true });
    writeFileSync(join(rootDir, file), "");
  }
  expect(() => assertBuilt(rootDir, FILES)).not.toThrow();
});

test("knows the file of the mail templates by the name that package.json gives it", () => {
  const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  expect(imports["#mail-layout"].default).toBe(`./${BUILT_MAIL}`);
});
