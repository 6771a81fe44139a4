import type { Segment } from "./kept-pieces.server.ts";

/** Characters that end a script or its text, that begin a value in it, or that old browsers take for the end of a line. */
const UNSAFE = /[<`$\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The loaders' data as the scripts by which React Router hands them to the browser. Written here, because its own
 * component waits for the data while it renders, so that no page could be rendered at once. The data are lines of JSON,
 * full of quotes and backslashes, which a raw text takes as they are; what it cannot hold is escaped as JSON does.
 */
export async function handOffScripts(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!data) return "";
  const text = `String.raw\`${(await textOf(data)).replace(UNSAFE, escaped)}\``;
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${text});</script><script>${controller}.close();</script>`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** At the end of the page, where React Router puts them. */
export function withHandOff(page: readonly Segment[], scripts: string): Segment[] {
  const last = page.at(-1);
  const end = typeof last === "string" ? last.lastIndexOf("</body>") : -1;
  if (typeof last !== "string" || end < 0) return [...page];
  return [...page.slice(0, -1), last.slice(0, end), scripts, last.slice(end)];
}
