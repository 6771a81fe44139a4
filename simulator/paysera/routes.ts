import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { type Answer, type Asked, type Route, seeOther, text } from "../http.ts";
import { openPurchase } from "../ledger.ts";
import { publicPem } from "../paypal/routes.ts";
import { PATHS, PAYSERA_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";
import { readSigned } from "./data.ts";

const NEEDED = ["orderid", "accepturl", "cancelurl", "callbackurl", "amount", "currency"];

/** Paysera Classic: a signed address opens the payment page, and the public key can be fetched. */
export function payseraRoutes(world: World): Route[] {
  const { pay, publicKey } = PATHS.paysera;
  return [
    { method: "GET", path: pay, handle: (asked) => openPage(world, asked) },
    { method: "GET", path: pay.slice(0, -1), handle: (asked) => openPage(world, asked) },
    { method: "GET", path: publicKey, handle: () => text("application/x-pem-file", publicPem(world)) },
  ];
}

function openPage(world: World, { query }: Asked): Answer {
  const fields = readSigned(query);
  if (!fields || fields.get("projectid") !== PAYSERA_ACCOUNT.projectId)
    return text("text/plain", "0x6: the request is not signed with this project's password", 400);
  const lacking = NEEDED.filter((name) => !fields.get(name));
  if (lacking.length > 0) return text("text/plain", `0x1: lacking ${lacking.join(", ")}`, 400);
  return seeOther(`${PATHS.till}/${purchaseOf(world, fields).id}`);
}

/** The same order opens the same page again. */
function purchaseOf({ ledger }: World, fields: URLSearchParams) {
  const field = (name: string): string => fields.get(name) ?? "";
  const id = `paysera-${field("orderid")}`;
  return (
    ledger.purchases.get(id) ??
    openPurchase(ledger, {
      id,
      provider: "paysera",
      reference: field("orderid"),
      amount: Number(field("amount")),
      currency: field("currency"),
      description: field("paytext")
        .replaceAll("[order_nr]", field("orderid"))
        .replaceAll("[site_name]", new URL(field("accepturl")).hostname),
      returnUrl: field("accepturl"),
      cancelUrl: field("cancelurl"),
      callbackUrl: field("callbackurl"),
      language: field("lang").toUpperCase() === "LIT" ? "lt" : "en",
      expiresAt: Date.now() + HOUR_MS,
      details: { fields: Object.fromEntries(fields) },
    })
  );
}
