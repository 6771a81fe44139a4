import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import type { LookupFunction } from "node:net";
import { text as readText } from "node:stream/consumers";

export interface Message {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body: string;
}

const TIMEOUT_MS = 30_000;

/** Names under localhost are this machine, even where the resolver does not know them. */
const lookup: LookupFunction = (hostname, options, callback) => {
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (!isLocal) return void import("node:dns").then((dns) => dns.lookup(hostname, options, callback));
  if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};

/** Sends one notification and returns the status; 0 without an answer. */
export function deliver(message: Message): Promise<{ status: number; body: string }> {
  const request = message.url.startsWith("https:") ? requestSecure : requestPlain;
  return new Promise((resolve) => {
    const { method, headers, body } = message;
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...headers, ...length }, lookup, timeout: TIMEOUT_MS, agent: false };
    const sent = request(message.url, options, (answer) => {
      readText(answer).then(
        (text) => resolve({ status: answer.statusCode ?? 0, body: text }),
        () => resolve({ status: 0, body: "" }),
      );
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve({ status: 0, body: "" }));
    sent.end(body);
  });
}
