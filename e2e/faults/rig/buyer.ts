import { type RawReply, type RawRequest, send } from "./send.ts";
import type { Shop } from "./shop.ts";

const LANGUAGE_ID = 1;

export interface Reply<Body> {
  status: number;
  body: Body;
  tookMs: number;
}

let buyers = 0;

/** A client with cookies and an IP address of its own, so that no rate limit is shared. */
export interface Buyer {
  name: string;
  request(path: string, body: object, key?: string): RawRequest;
  /** Stores the cookies of a reply and records it in the history. */
  receive<Body>(request: RawRequest, reply: RawReply): Reply<Body>;
  call<Body>(path: string, body?: object, key?: string): Promise<Reply<Body>>;
}

export function newBuyer(
  shop: Shop,
  cookies: Record<string, string> = {},
  sendBy = send,
  host = "lt.localhost",
): Buyer {
  buyers += 1;
  const name = `buyer ${buyers}`;
  const address = `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`;
  const jar = new Map(Object.entries(cookies));
  const request = (path: string, body: object, key?: string): RawRequest => ({
    method: "POST",
    path: `/api${path}`,
    headers: {
      host: `${host}:${shop.port}`,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": address,
      cookie: [...jar].map(([cookie, value]) => `${cookie}=${value}`).join("; "),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify({ language_id: LANGUAGE_ID, ...body }),
  });
  const receive = <Body>(sent: RawRequest, { status, headers, body, tookMs }: RawReply): Reply<Body> => {
    const [pair = ""] = (headers["set-cookie"] ?? "").split(";");
    const [cookie = "", value = ""] = pair.split("=");
    if (cookie !== "") jar.set(cookie, value);
    const answer = readAnswer(body);
    shop.history.record({
      buyer: name,
      path: sent.path.replace("/api", ""),
      key: sent.headers["idempotency-key"] ?? null,
      sent: JSON.parse(sent.body),
      status,
      answer,
      atMs: performance.now(),
      tookMs,
    });
    return { status, body: answer as Body, tookMs };
  };
  return {
    name,
    request,
    receive,
    call: async (path, body = {}, key) => {
      const asked = request(path, body, key);
      return receive(asked, await sendBy(shop.port, asked));
    },
  };
}

function readAnswer(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
