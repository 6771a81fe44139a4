import { expect, test } from "vitest";
import { handOffScripts, withHandOff } from "./hand-off.server.ts";

const streamOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;

/** Returns the text that the browser's script puts into the stream. */
async function received(data: string): Promise<string> {
  const scripts = await handOffScripts(streamOf(data));
  const code = /^<script>(.*?)<\/script>/s.exec(scripts)?.[1] ?? "";
  let got = "";
  const streamController = { enqueue: (text: string) => (got += text) };
  new Function("window", code)({ __reactRouterContext: { streamController } });
  return got;
}

test("the browser reads the data that the loaders gave, whatever is in them", async () => {
  const name = "</script><!-- <script> `$\u007balert(1)}` \\` \\$\u007bx} $ ' \" & \\ \u2028 \u2029 \r\n € 😀 \\u003c";
  const data = { [name]: [name, JSON.stringify({ name })] };
  const lines = `${JSON.stringify(data)}\n`;
  const got = await received(lines);
  expect(JSON.parse(got)).toEqual(data);
  expect(got.endsWith("\n")).toBe(true);
});

test("no data can end its script or open another one", async () => {
  const scripts = await handOffScripts(streamOf(JSON.stringify("</script><script><!--")));
  expect(scripts.match(/<[^<]/g)).toEqual(["<s", "</", "<s", "</"]);
});

test("the data come at the end of the body, behind pieces that are bytes", () => {
  const piece = new TextEncoder().encode("<li>");
  expect(withHandOff(["<body>", piece, "x</body></html>"], "DATA")).toEqual([
    "<body>",
    piece,
    "x",
    "DATA",
    "</body></html>",
  ]);
  expect(withHandOff(["nothing"], "DATA")).toEqual(["nothing"]);
});
