import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { convert } from "#domain/money/pricing/convert.ts";
import type { BoughtItem, ShownProduct, TrackedEvent } from "../analytics/tracked-event.ts";
import { FULL_CONSENT } from "../marketing/consent.ts";
import type { ReportFacts, VendorName, VendorSettings } from "./vendor.ts";
import { chatOf, idsOf, VENDORS, vendorHosts, vendorOf, vendorsOf } from "./vendor-table.ts";

const shoe: BoughtItem = {
  sku: "BZ-TR4-2",
  name: "Trail Runner 4",
  manufacturer: "Briz",
  category: "Running shoes",
  variant: "EU 42",
  price: fromMinor(5_000),
  quantity: 2,
};
const product: ShownProduct = {
  sku: "BZ-TR4",
  id: 7,
  name: "Trail Runner 4",
  price: fromMinor(5_000),
  category: "Running shoes",
  image: "media/shoe.jpg",
  manufacturer: "Briz",
  url: "/en/p/trail-runner-4",
};
const sale = { currency: "EUR", items: [shoe], value: fromMinor(10_000) };
const purchase: TrackedEvent = {
  name: "purchase",
  orderNumber: "OR7",
  shipping: fromMinor(0),
  deliveryFee: fromMinor(0),
  ...sale,
};
const person = { email: "ruta@pastas.test", firstName: "Rūta", lastName: "Ž.", emailHash: "ab12" };
const facts: ReportFacts = {
  ids: ["1", "2"],
  consent: FULL_CONSENT,
  conversion: { to: "USD", convert: (amount) => convert(amount, 1_000_000, 1_100_000) },
  person,
  eventId: "e1",
  device: "phone",
  isLate: false,
  now: 5,
};
const begin = (name: VendorName, change: Partial<ReportFacts> = {}) =>
  vendorOf(name)
    .begin({ ...facts, ...change })
    .map(({ to, given }) => [to, ...given]);
const report = (name: VendorName, event: TrackedEvent, change: Partial<ReportFacts> = {}) =>
  vendorOf(name)
    .report(event, { ...facts, ...change })
    .map(({ to, given }) => [to, ...given]);

describe("the tag manager", () => {
  test("TRACK-04 T090 every signal is denied before it starts, and granted by purpose afterwards", () => {
    const [denied, start, update] = begin("tag-manager", { consent: { statistics: true, marketing: false } });
    expect(denied?.slice(0, 3)).toEqual(["gtag", "consent", "default"]);
    expect(new Set(Object.values(denied?.[3] as object))).toEqual(new Set(["denied"]));
    expect(Object.keys(denied?.[3] as object)).toEqual(
      expect.arrayContaining(["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"]),
    );
    expect(start).toEqual(["dataLayer", { event: "gtm.js", "gtm.start": 5 }]);
    expect(update).toEqual([
      "gtag",
      "consent",
      "update",
      expect.objectContaining({ analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied" }),
    ]);
  });

  test("TRACK-02 goods are cleared first, and carry the specification's fields and GA4's", () => {
    const [cleared, reported] = report("tag-manager", { name: "add-to-cart", ...sale });
    expect(cleared).toEqual(["dataLayer", { ecommerce: null }]);
    const item = { sku: "BZ-TR4-2", name: "Trail Runner 4", quantity: 2, index: 0, price: 55 };
    const named = { item_id: "BZ-TR4-2", item_name: "Trail Runner 4", item_brand: "Briz", item_variant: "EU 42" };
    expect(reported?.[1]).toMatchObject({
      event: "add_to_cart",
      ecommerce: { currency: "USD", value: 110, items: [{ ...item, ...named }] },
    });
    expect(report("tag-manager", { name: "search-manual" })).toEqual([["dataLayer", { event: "search_manual" }]]);
  });
});

describe("pixels", () => {
  test("TRACK-04 each id is set up, without reading of forms and buttons", () => {
    expect(begin("pixel")).toEqual([
      ["fbq", "set", "autoConfig", false, "1"],
      ["fbq", "init", "1"],
      ["fbq", "set", "autoConfig", false, "2"],
      ["fbq", "init", "2"],
    ]);
  });

  test("TRACK-04 speaks of six events, each with an id; that of a purchase is its order's", () => {
    const events: TrackedEvent[] = [
      { name: "page-view", page: "home", path: "/en" },
      { name: "product-view", currency: "EUR", product },
      { name: "add-to-cart", ...sale },
      { name: "begin-checkout", ...sale },
      { name: "add-payment-info", ...sale, paymentType: "stripe" },
      purchase,
      { name: "search-manual" },
      { name: "view-cart", ...sale },
    ];
    const calls = events.flatMap((event) => report("pixel", event));
    expect(calls.map(([, command, name, , options]) => [command, name, options])).toEqual([
      ["track", "PageView", { eventID: "e1" }],
      ["track", "ViewContent", { eventID: "e1" }],
      ["track", "AddToCart", { eventID: "e1" }],
      ["track", "InitiateCheckout", { eventID: "e1" }],
      ["track", "AddPaymentInfo", { eventID: "e1" }],
      ["track", "Purchase", { eventID: "purchase.OR7" }],
    ]);
    expect(calls[1]?.[3]).toMatchObject({ content_ids: ["BZ-TR4"], value: 55, currency: "USD" });
    expect(calls[5]?.[3]).toMatchObject({ content_ids: ["BZ-TR4-2"], num_items: 2, value: 110, currency: "USD" });
  });

  test("T090 a page that was left is no page view of the present one", () => {
    expect(report("pixel", { name: "page-view", page: "checkout", path: "/en/checkout/…" }, { isLate: true })).toEqual(
      [],
    );
  });
});

describe("retargeting", () => {
  const introduced = [
    { event: "setAccount", account: "1" },
    { event: "setEmail", email: "ab12", hash_method: "sha256" },
    { event: "setSiteType", type: "m" },
  ];

  test.each<[TrackedEvent, object]>([
    [{ name: "page-view", page: "home", path: "/en" }, { event: "viewHome" }],
    [
      { name: "product-impressions", currency: "EUR", products: Array.from({ length: 5 }, () => product) },
      { event: "viewList", item: ["BZ-TR4", "BZ-TR4", "BZ-TR4"] },
    ],
    [
      { name: "product-view", currency: "EUR", product },
      { event: "viewItem", item: "BZ-TR4" },
    ],
    [
      { name: "view-cart", ...sale },
      { event: "viewBasket", item: [{ id: "BZ-TR4-2", price: 55, quantity: 2 }] },
    ],
    [purchase, { event: "trackTransaction", id: "OR7", item: [{ id: "BZ-TR4-2", price: 55, quantity: 2 }] }],
  ])("TRACK-04 hears of $name", (event, said) => {
    expect(report("retargeting", event)).toEqual([["criteo_q", ...introduced, said]]);
    expect(report("retargeting", event, { person: null })).toEqual([]);
  });

  test("TRACK-04 hears the hash of an e-mail, never the e-mail", () => {
    expect(vendorOf("retargeting").isForSignedIn).toBe(true);
    expect(JSON.stringify(report("retargeting", purchase))).not.toContain(person.email);
    expect(report("retargeting", { name: "search-manual" })).toEqual([]);
  });
});

test("TRACK-04 e-mail marketing learns who is signed in, and nothing of a visitor", () => {
  const identified = ["identify", { email: person.email, first_name: "Rūta", last_name: "Ž." }];
  expect(vendorOf("email-marketing").introduce?.(person)).toEqual([{ to: "klaviyo", given: [identified] }]);
  expect(begin("email-marketing")).toEqual([]);
  expect(report("email-marketing", purchase)).toEqual([]);
});

const settings: VendorSettings = {
  gtm_id: "GTM-ABC123",
  pixel_id: "111222333, 444555666,,111222333",
  live_agent_id: "demo-9/b_9",
  criteo_key: "9876",
  klaviyo_key: "KLV123",
};
const storefront = {
  languages: [
    { ...settings, iso_code: "lt" as const },
    { iso_code: "en" as const, pixel_id: "555666777" },
  ],
  criteoKey: "9876",
  klaviyoKey: "KLV123",
  errorReportingDsn: null,
};

describe("the table of vendors", () => {
  test("TRACK-04 each setting names its vendor's loader, each id once", () => {
    expect(VENDORS.flatMap((vendor) => vendor.loaders(idsOf(vendor, settings)))).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
      "https://connect.facebook.net/en_US/fbevents.js",
      "https://dynamic.criteo.com/js/ld/ld.js?a=9876",
      "https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=KLV123",
      "https://demo-9.ladesk.com/scripts/track.js",
    ]);
    expect(idsOf(vendorOf("pixel"), settings)).toEqual(["111222333", "444555666"]);
  });

  test("T090 every address that a vendor loads is of a host that its policy names", () => {
    for (const vendor of VENDORS) {
      const ids = idsOf(vendor, settings);
      for (const address of vendor.loaders(ids)) expect(vendor.hosts(ids).script).toContain(new URL(address).host);
      for (const host of Object.values(vendor.hosts(ids)).flat()) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }
  });

  test("T090 another language has other ids, but asks about the same vendors", () => {
    const names = (locale: "lt" | "en") => vendorsOf(storefront, locale).map(({ name }) => name);
    expect(names("en")).toEqual(names("lt"));
    const ids = Object.fromEntries(vendorsOf(storefront, "en").map((vendor) => [vendor.name, vendor.ids]));
    expect(ids).toMatchObject({ "tag-manager": [], pixel: ["555666777"], retargeting: ["9876"] });
    expect(vendorHosts(storefront).script).toEqual(expect.arrayContaining(["www.googletagmanager.com"]));
  });

  test("T090 TRACK-05 an error service is reached by our own code alone: it loads no script and sets no cookie", () => {
    const dsn = `https://${"ab".repeat(16)}@errors.example.com/42`;
    const service = { ...storefront, errorReportingDsn: dsn };
    expect(vendorsOf(service, "en").at(-1)).toMatchObject({
      name: "error-reporting",
      purpose: "statistics",
      ids: [dsn],
    });
    expect(vendorHosts(service).connect).toContain("errors.example.com");
    expect(vendorHosts(service).script).not.toContain("errors.example.com");
    expect(vendorOf("error-reporting").cookies).toEqual([]);
    const others = ["https://errors.example.com/42", `http://${"ab".repeat(16)}@errors.example.com/42`, `${dsn}/../x`];
    for (const other of others)
      expect(vendorHosts({ ...storefront, errorReportingDsn: other }).connect).not.toContain("errors.example.com");
  });

  test("T090 the chat is asked for by its own button, so the question about cookies leaves it out", () => {
    expect(vendorsOf(storefront, "lt").map(({ name }) => name)).not.toContain("live-agent");
    expect(chatOf(storefront, "lt")).toMatchObject({ title: "LiveAgent", ids: ["demo-9/b_9"] });
    expect(vendorHosts(storefront).script).toContain("demo-9.ladesk.com");
    const languages = storefront.languages.map((language) => ({ ...language, live_agent_id: null }));
    expect(chatOf({ ...storefront, languages }, "lt")).toBeNull();
  });

  test("T090 a missing or hostile setting names nobody", () => {
    for (const id of [null, undefined, "", " ", "a b", "x&callback=evil", "../x", "evil.com/x#", "<script>", "a\nb"]) {
      const hostile = {
        gtm_id: id,
        pixel_id: id,
        live_agent_id: id,
        criteo_key: id,
        klaviyo_key: id,
        error_reporting_dsn: id,
      } as VendorSettings;
      for (const vendor of VENDORS) expect(idsOf(vendor, hostile), `${vendor.name} ${id}`).toEqual([]);
    }
  });
});
