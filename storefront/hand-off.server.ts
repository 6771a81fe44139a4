/** Characters that end a script or its text in single quotes, or that old browsers cannot read in one. */
const UNSAFE = /[&<>'\n\r\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The loaders' data as the scripts by which React Router hands them to the browser. Written here, because its own
 * component waits for the data while it renders, so that no page could be rendered at once.
 */
export async function handOffScripts(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!data) return "";
  // In single quotes, because the data are full of double ones.
  const text = `'${(await textOf(data)).replaceAll("\\", "\\\\").replace(UNSAFE, escaped)}'`;
  const controller = "window.__reactRouterContext.streamController";
  return `<script>${controller}.enqueue(${text});</script><script>${controller}.close();</script>`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** At the end of the page, where React Router puts them. */
export function withHandOff(html: string, scripts: string): string[] {
  const end = html.lastIndexOf("</body>");
  return end < 0 ? [html] : [html.slice(0, end), scripts, html.slice(end)];
}
