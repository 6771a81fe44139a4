import { createHash } from "node:crypto";
import pg from "pg";

/** Rarer statements are not worth the memory that each connection would need for them. */
const RARE_USES = 3;
/** More than there are statements in the code; those built from lists of any length could be endless. */
const MOST_NAMES = 400;
const MOST_COUNTED = 1_000;

/** Names for the statements of one pool: undefined for a rare one. */
function namesOfStatements(): (text: string) => string | undefined {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count <= RARE_USES) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = createHash("sha256").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}

/**
 * Connections of one pool, on which PostgreSQL parses and plans a repeated statement only once: for most of ours that
 * takes longer than running it.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = namesOfStatements();
  return class extends pg.Client {
    override query(...[query, ...others]: unknown[]): never {
      const send = super.query as (...args: unknown[]) => never;
      const [values] = others;
      const config = typeof query === "string" ? { text: query } : query;
      const isPreparable = isConfig(config) && Array.isArray(values) && values.length > 0;
      return send.call(this, isPreparable ? { ...config, name: nameOf(config.text) } : query, ...others);
    }
  };
}

const isConfig = (query: unknown): query is { text: string } =>
  typeof query === "object" && query !== null && "text" in query && typeof query.text === "string";
