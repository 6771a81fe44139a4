import { createHash } from "node:crypto";
import { type Answer, type Asked, header, json, type Route, text } from "../http.ts";
import { HEADERS, PATHS, PAYPAL_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";
import { getCapture, getRefund, refundCapture } from "./captures.ts";
import { verifySignature } from "./events.ts";
import { captureOrder, createOrder, getOrder } from "./orders.ts";
import { unknownClient, unknownToken } from "./refusals.ts";

const { clientId, clientSecret } = PAYPAL_ACCOUNT;
const CREDENTIALS = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
const TOKEN = createHash("sha256").update(CREDENTIALS).digest("hex");

/** The parts of PayPal's Orders v2 that take, look up and refund money. */
export function paypalRoutes(world: World): Route[] {
  const { token, orders, captures, refunds, verify, certificate } = PATHS.paypal;
  const ask = (method: Route["method"], path: string, run: (world: World, asked: Asked) => Answer): Route => ({
    method,
    path,
    handle: (asked) => {
      if (asked.headers.authorization !== `Bearer ${TOKEN}`) return unknownToken;
      const key = method === "POST" ? header(asked.headers, HEADERS.paypalIdempotency) : "";
      return world.repeated.once(key && `paypal ${path} ${key}`, asked.path + asked.body, () => run(world, asked));
    },
  });
  return [
    { method: "POST", path: token, handle: giveToken },
    ask("POST", orders, createOrder),
    ask("GET", `${orders}/:id`, getOrder),
    ask("POST", `${orders}/:id/capture`, captureOrder),
    ask("GET", `${captures}/:id`, getCapture),
    ask("POST", `${captures}/:id/refund`, refundCapture),
    ask("GET", `${refunds}/:id`, getRefund),
    ask("POST", verify, verifySignature),
    { method: "GET", path: certificate, handle: () => text("application/x-pem-file", publicPem(world)) },
  ];
}

function giveToken({ headers, body }: Asked): Answer {
  const isKnown = headers.authorization === `Basic ${CREDENTIALS}`;
  if (!isKnown || new URLSearchParams(body).get("grant_type") !== "client_credentials") return unknownClient;
  return json(200, { access_token: TOKEN, token_type: "Bearer", expires_in: 32_400, app_id: "APP-SIMULATOR" });
}

export const publicPem = ({ keys }: World): string => keys.publicKey.export({ type: "spki", format: "pem" }).toString();
