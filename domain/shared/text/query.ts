/** The part of `URLSearchParams` that rules need. */
export interface Query {
  get(key: string): string | null;
  getAll(key: string): string[];
  has(key: string): boolean;
}

export type QueryPair = readonly [key: string, value: string];

/** Pairs in the encoding of a form (application/x-www-form-urlencoded), as `URLSearchParams` writes them. */
export function writeQuery(pairs: Iterable<QueryPair>): string {
  return Array.from(pairs, ([key, value]) => `${encodeFormText(key)}=${encodeFormText(value)}`).join("&");
}

function encodeFormText(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed()).replaceAll("%20", "+");
  return encoded.replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
