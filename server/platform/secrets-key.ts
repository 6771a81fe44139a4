import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.ts";

const FILE = "secrets-key";
const KEY_BYTES = 32;

/** The key that encrypts stored secrets: the configured one, in the demo one that is made once and kept in DATA_DIR. */
export function findSecretsKey({ secretsKey, demo, dataDir }: Pick<Config, "secretsKey" | "demo" | "dataDir">): Buffer {
  if (secretsKey) return secretsKey;
  if (!demo) throw new Error("There is no SECRETS_KEY");
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails when the file exists, also when another process has just made it.
    writeFileSync(file, randomBytes(KEY_BYTES).toString("base64"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return Buffer.from(readFileSync(file, "utf8"), "base64");
}
