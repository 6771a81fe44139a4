import { readFile } from "node:fs/promises";
import { ProviderFailure } from "./provider.ts";

const RENEW_AT_MOST_EVERY_MS = 60_000;

/** Paysera's public key: written into the settings, in a file, or fetched from an address and kept. */
export function payseraKey(source: string) {
  let kept: Promise<string> | null = null;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  const current = (signal: AbortSignal): Promise<string> => {
    if (kept !== null) return kept;
    fetchedAt = performance.now();
    kept = read(source, signal);
    kept.catch(() => {
      kept = null;
    });
    return kept;
  };
  return {
    current,
    renewed: (signal: AbortSignal): Promise<string> => {
      if (isAddress(source) && performance.now() - fetchedAt > RENEW_AT_MOST_EVERY_MS) kept = null;
      return current(signal);
    },
  };
}

const isAddress = (source: string) => /^https?:\/\//.test(source);

async function read(source: string, signal: AbortSignal): Promise<string> {
  if (source.includes("BEGIN")) return source.replaceAll("\\n", "\n");
  if (!isAddress(source)) return readFile(source, "utf8");
  try {
    const response = await fetch(source, { signal });
    const text = await response.text();
    if (response.ok && text.includes("BEGIN")) return text;
    throw new Error(`status ${response.status}`);
  } catch (cause) {
    throw new ProviderFailure("Paysera's public key could not be fetched", { cause });
  }
}
