import { createHash } from "node:crypto";
import { conversionOf } from "#domain/marketing/analytics/conversion.ts";
import type {
  PurchaseEvent,
  ServerFacts,
  ServerRequest,
  ServerVendor,
} from "#domain/marketing/integrations/server-vendor.ts";
import { atSink } from "#domain/marketing/vendors/vendor-table.ts";
import { money } from "#domain/money/money/money.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { lastChoice } from "../marketing/index.ts";
import { doneWith, findConsent } from "./consent-store.ts";
import { openAccount } from "./integration-store.ts";
import type { ServerEventPayload } from "./jobs.ts";
import type { ServerEventsDeps } from "./server-events-deps.ts";

const PATIENCE_MS = 10_000;

/**
 * Reports an event of an order. The job repeats it while the vendor is down; an event without consent, or too old for
 * the vendor, is left out. Afterwards this vendor does not need the identifiers any more.
 */
export async function sendEvent(
  deps: ServerEventsDeps,
  vendor: ServerVendor,
  payload: ServerEventPayload,
): Promise<void> {
  const isTooOld = deps.now().getTime() - payload.at > vendor.longestAgeMs;
  const request = isTooOld ? null : await requestFor(deps, vendor, payload);
  if (request) await post(deps, vendor, request);
  if (payload.kind === "purchase") await doneWith(deps.db, payload.orderId, vendor.name);
}

/** Null if the vendor may not receive the event. */
async function requestFor(
  deps: ServerEventsDeps,
  vendor: ServerVendor,
  { orderId, kind, refunded, at }: ServerEventPayload,
): Promise<ServerRequest | null> {
  const kept = await findConsent(deps.db, orderId);
  if (!kept?.choices[vendor.purpose] || !(await isStillGiven(deps, kept.consentId, vendor))) return null;
  const sale = await saleOf(deps, orderId);
  const account = sale && (await accountOf(deps, vendor, sale.storefront.code));
  if (!account) return null;
  const { conversion, isConvertible } = conversionOf(sale.storefront);
  if (!isConvertible(sale.purchase)) return null;
  const facts: ServerFacts = {
    ...account,
    consent: kept.choices,
    identifiers: kept.identifiers,
    emailHash: hashOf(sale.email),
    conversion,
    appUrl: sale.storefront.appUrl,
  };
  return vendor.request({ kind, purchase: sale.purchase, refunded: money(refunded), at }, facts);
}

/** Whether the browser's last choice gives consent and names this vendor. */
async function isStillGiven({ db }: ServerEventsDeps, consentId: string, vendor: ServerVendor): Promise<boolean> {
  const last = await lastChoice(db, consentId);
  return last?.choices[vendor.purpose] === true && last.vendors.includes(vendor.vendor);
}

async function saleOf({ db, payments, storefronts }: ServerEventsDeps, orderId: number) {
  const order = { kind: "order", id: orderId } as const;
  const [view, bought] = [await payments.findPayable(db, order), await payments.findPurchase(db, order)];
  const storefront = storefronts.all().find(({ code }) => code === view?.storefrontCode);
  if (!view?.email || !bought || !storefront) return null;
  const purchase: PurchaseEvent = {
    name: "purchase",
    orderNumber: bought.transaction_id,
    currency: storedCurrency(storefront, view.currencyId).iso_code,
    items: bought.items,
    value: bought.value,
    shipping: bought.shipping,
    deliveryFee: bought.delivery_fee,
  };
  return { storefront, email: view.email, purchase };
}

const accountOf = ({ db, secretsKey }: ServerEventsDeps, { name: vendor }: ServerVendor, storefrontCode: string) =>
  secretsKey && openAccount(db, secretsKey, { storefrontCode, vendor });

const hashOf = (email: string) => createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

const TOO_BUSY = [408, 429];

/** A refusal by the vendor is logged and not tried again; neither the address nor the body is logged. */
async function post(deps: ServerEventsDeps, { name }: ServerVendor, { url, body }: ServerRequest): Promise<void> {
  const { vendorSink, log, patienceMs = PATIENCE_MS } = deps;
  const answer = await fetch(atSink(url, vendorSink), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => {
    throw new Error(`${name} could not be reached: ${error.name}`);
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status >= 500 || TOO_BUSY.includes(answer.status)) throw new Error(`${name} answered ${answer.status}`);
  log.warn({ vendor: name, status: answer.status }, "a vendor refused an event of an order");
}
