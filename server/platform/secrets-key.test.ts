import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findSecretsKey } from "./secrets-key.ts";

const dataDir = mkdtempSync(join(tmpdir(), "crossdock-key-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

test("takes the configured key", () => {
  const secretsKey = Buffer.alloc(32, 1);
  expect(findSecretsKey({ secretsKey, demo: true, dataDir })).toBe(secretsKey);
});

test("makes the demo a key once, which only its own user reads", () => {
  const demo = { secretsKey: undefined, demo: true, dataDir: join(dataDir, "new") };
  const key = findSecretsKey(demo);
  expect(key).toHaveLength(32);
  expect(findSecretsKey(demo)).toEqual(key);
  expect(statSync(join(demo.dataDir, "secrets-key")).mode & 0o777).toBe(0o600);
});

test("makes none for anybody else", () => {
  expect(() => findSecretsKey({ secretsKey: undefined, demo: false, dataDir })).toThrow("SECRETS_KEY");
});
