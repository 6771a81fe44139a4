import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { headers, body } = JSON.parse(readFileSync(process.env.PAGE ?? "", "utf8")) as {
  headers: string[];
  body: string;
};
const page = Buffer.from(body, "base64");
const ownHeaders = new Set(["date", "connection", "keep-alive"]);
const fixed: string[] = [];
for (let index = 0; index < headers.length; index += 2) {
  const name = headers[index] ?? "";
  if (!ownHeaders.has(name.toLowerCase())) fixed.push(name, headers[index + 1] ?? "");
}

/** Sends one page, as fast as Node can, and does nothing else. */
createServer((_request, response) => {
  response.writeHead(200, fixed);
  response.end(page);
}).listen(Number(process.env.PORT));
