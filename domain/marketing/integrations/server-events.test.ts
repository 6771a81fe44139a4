import { describe, expect, test } from "vitest";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { pixel } from "../vendors/pixel.ts";
import { readIdentifiers } from "./identifiers.ts";
import type { ServerEvent, ServerFacts } from "./server-vendor.ts";
import { SERVER_VENDORS, serverVendorOf } from "./server-vendors.ts";

const AT = Date.UTC(2026, 10, 16, 12);

const event: ServerEvent = {
  kind: "purchase",
  at: AT,
  refunded: fromMinor(0),
  purchase: {
    name: "purchase",
    orderNumber: "OR7",
    currency: "EUR",
    value: fromMinor(10_000),
    shipping: fromMinor(1_000),
    deliveryFee: fromMinor(0),
    items: [
      {
        sku: "BZ-1",
        name: "Boots",
        manufacturer: "Brizo",
        category: "Shoes",
        variant: "42",
        price: fromMinor(4_500),
        quantity: 2,
      },
    ],
  },
};

const facts: ServerFacts = {
  account: "G-ABC123",
  secret: "hush",
  consent: { statistics: true, marketing: false },
  identifiers: {
    clientId: "1.2",
    sessionId: "1760000000",
    fbp: "fb.1.1.2",
    fbc: "fb.1.1.click",
    userAgent: "A browser",
  },
  emailHash: "ab12",
  conversion: { to: "USD", convert: (amount) => money(amount * 2) },
  appUrl: "https://lt.test",
};

const conversion = facts.conversion;

describe("GA4 Measurement Protocol", () => {
  const request = (more: Partial<ServerEvent> = {}, others: Partial<ServerFacts> = {}) =>
    serverVendorOf("ga4").request({ ...event, ...more }, { ...facts, ...others });

  test("TRACK-01 hears of a purchase with the browser's ids, its consent and GA4's names", () => {
    expect(request()).toEqual({
      url: "https://www.google-analytics.com/mp/collect?measurement_id=G-ABC123&api_secret=hush",
      body: {
        client_id: "1.2",
        timestamp_micros: AT * 1_000,
        consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
        events: [
          {
            name: "purchase",
            params: {
              transaction_id: "OR7",
              session_id: "1760000000",
              engagement_time_msec: 1,
              currency: "USD",
              value: 200,
              shipping: 20,
              delivery_fee: 0,
              items: [
                {
                  item_id: "BZ-1",
                  item_name: "Boots",
                  item_brand: "Brizo",
                  item_category: "Shoes",
                  item_variant: "42",
                  price: 90,
                  quantity: 2,
                  index: 0,
                },
              ],
            },
          },
        ],
      },
    });
    expect(request({}, { consent: { statistics: true, marketing: true } })?.body).toMatchObject({
      consent: { ad_user_data: "GRANTED", ad_personalization: "GRANTED" },
    });
  });

  test("TRACK-01 hears of a refund by its transaction, also when the browser is forgotten", () => {
    const refund = request({ kind: "refund", refunded: fromMinor(2_500) }, { identifiers: null });
    expect(refund?.body).toMatchObject({
      client_id: "order.OR7",
      events: [{ name: "refund", params: { transaction_id: "OR7", currency: "USD", value: 50 } }],
    });
    expect(request({}, { identifiers: null })).toBeNull();
  });
});

describe("Meta Conversions API", () => {
  const request = (more: Partial<ServerEvent> = {}) =>
    serverVendorOf("meta").request({ ...event, ...more }, { ...facts, account: "12345" });

  test("TRACK-01 hears of a purchase under the pixel's own id, with a hash instead of the e-mail", () => {
    const eventId = "random";
    const [, , , ofPixel] =
      pixel.report(event.purchase, {
        ids: [],
        consent: facts.consent,
        conversion,
        person: null,
        eventId,
        device: "phone",
        isLate: false,
        now: AT,
      })[0]?.given ?? [];
    expect(request()).toEqual({
      url: "https://graph.facebook.com/v21.0/12345/events",
      body: {
        access_token: "hush",
        data: [
          {
            event_name: "Purchase",
            event_id: (ofPixel as { eventID: string }).eventID,
            event_time: AT / 1_000,
            action_source: "website",
            event_source_url: "https://lt.test",
            user_data: { em: ["ab12"], fbp: "fb.1.1.2", fbc: "fb.1.1.click", client_user_agent: "A browser" },
            custom_data: {
              content_type: "product",
              content_ids: ["BZ-1"],
              contents: [{ id: "BZ-1", quantity: 2, item_price: 90 }],
              num_items: 2,
              value: 200,
              currency: "USD",
              order_id: "OR7",
            },
          },
        ],
      },
    });
  });

  test("TRACK-01 hears of each refunded sum once", () => {
    expect(request({ kind: "refund", refunded: fromMinor(2_500) })?.body).toMatchObject({
      data: [{ event_name: "Refund", event_id: "refund.OR7.2500", custom_data: { value: 50, currency: "USD" } }],
    });
  });
});

test("vendors take no event of the past: 72 hours, seven days", () => {
  const hours = SERVER_VENDORS.map(({ name, longestAgeMs }) => [name, longestAgeMs / HOUR_MS]);
  expect(hours).toEqual([
    ["ga4", 72],
    ["meta", 168],
  ]);
});

describe("identifiers", () => {
  test.each([
    ["GS1.1.1760000000.3.1", "1760000000"],
    ["GS2.1.s1760000000$o3$g1", "1760000000"],
    ["GS2.1.<script>", null],
  ])("are read from the cookies of vendors: %s", (session, sessionId) => {
    const cookies = { _ga: "GA1.1.123.456", _ga_ABC123: session, _fbp: "fb.1.176.987", _fbc: "fb.1.176.IwAR-x_1" };
    expect(readIdentifiers(cookies, "A browser")).toEqual({
      clientId: "123.456",
      sessionId,
      fbp: "fb.1.176.987",
      fbc: "fb.1.176.IwAR-x_1",
      userAgent: "A browser",
    });
  });

  test("of any other form are none", () => {
    const cookies = { _ga: "stand-in", _fbp: "fb.1.1.\0", _fbc: `fb.1.1.${"x".repeat(600)}` };
    expect(readIdentifiers(cookies, "x".repeat(900))).toEqual({
      clientId: null,
      sessionId: null,
      fbp: null,
      fbc: null,
      userAgent: "x".repeat(500),
    });
  });
});
