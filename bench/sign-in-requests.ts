import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export const PORT = 3411;

export const agent = new Agent({ keepAlive: true, maxSockets: 200 });
// Separate from those of another thread.
let sent = Math.floor(Math.random() * 2 ** 23);

interface Sent {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

/** How long an answer takes, in milliseconds. Each request seems to come from an address of its own. */
export async function timed({ method, path, body }: Sent): Promise<{ ms: number; status: number }> {
  sent += 1;
  const headers = {
    host: `lt.localhost:${PORT}`,
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: PORT, agent, method, path, headers }, async (answer) => {
      await text(answer);
      resolve({ ms: performance.now() - startedAt, status: answer.statusCode ?? 0 });
    });
    outgoing.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}
