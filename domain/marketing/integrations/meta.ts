import { toMinor } from "#domain/money/money/money.ts";
import { DAY_MS, SECOND_MS } from "#domain/shared/time/durations.ts";
import { pixelGoods, purchaseEventId } from "../vendors/pixel.ts";
import type { ServerEvent, ServerFacts, ServerVendor } from "./server-vendor.ts";

const DAYS_TAKEN = 7;
const MINOR_PER_UNIT = 100;
const VERSION = "v21.0";

/** Meta Conversions API. A purchase has the same event id as in the pixel, so that Meta counts both reports once. */
export const meta: ServerVendor = {
  name: "meta",
  title: "Meta Conversions API",
  vendor: "pixel",
  purpose: "marketing",
  accountPattern: /^[0-9]{5,20}$/,
  longestAgeMs: DAYS_TAKEN * DAY_MS,
  request(event, facts) {
    return {
      url: `https://graph.facebook.com/${VERSION}/${facts.account}/events`,
      // The token is in the body, because addresses are written into logs.
      body: { access_token: facts.secret, data: [dataOf(event, facts)] },
    };
  },
};

function dataOf(event: ServerEvent, facts: ServerFacts) {
  const { fbp, fbc, userAgent } = facts.identifiers ?? {};
  return {
    ...namesOf(event),
    event_time: Math.floor(event.at / SECOND_MS),
    action_source: "website",
    event_source_url: facts.appUrl,
    user_data: {
      em: [facts.emailHash],
      ...(fbp ? { fbp } : {}),
      ...(fbc ? { fbc } : {}),
      ...(userAgent ? { client_user_agent: userAgent } : {}),
    },
    custom_data: { ...goodsOf(event, facts), order_id: event.purchase.orderNumber },
  };
}

/** Meta has no event for refunds, so a custom one is used; its id has the refunded amount, so that each counts once. */
function namesOf({ kind, purchase: { orderNumber }, refunded }: ServerEvent) {
  return kind === "purchase"
    ? { event_name: "Purchase", event_id: purchaseEventId(orderNumber) }
    : { event_name: "Refund", event_id: `refund.${orderNumber}.${toMinor(refunded)}` };
}

function goodsOf({ kind, purchase, refunded }: ServerEvent, { conversion }: ServerFacts) {
  if (kind === "purchase") return pixelGoods(purchase, conversion);
  return {
    currency: conversion.to,
    value: toMinor(conversion.convert(refunded, purchase.currency)) / MINOR_PER_UNIT,
  };
}
