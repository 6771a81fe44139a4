import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { fromMinor } from "#domain/money/money/money.ts";

const line = (
  key: "goods" | "freight" | "service" | "import_vat" | "delivery",
  cents: number,
  service: string | null,
) => ({
  key,
  amount: fromMinor(cents),
  certainty: key === "import_vat" ? ("estimate" as const) : ("fixed" as const),
  service,
  hs6: null,
  codes: null,
  basis_points: key === "import_vat" ? 2_100 : null,
  is_by_chapter: false,
  is_recoverable: false,
});

/** A price of the boots, by air and by sea. */
export const sampleVersion = (version: number, bootsCents: number): QuoteVersion => ({
  version,
  created_at: "2026-11-14T20:00:00.000Z",
  note: version > 1 ? "The boots cost less since today." : "",
  rates: { EUR: 1_000_000, USD: 1_085_304 },
  items: [
    {
      name: "Chelsea boots",
      options: "US 9",
      quantity: 1,
      price: fromMinor(bootsCents),
      currency: "USD",
      value: fromMinor(bootsCents),
    },
  ],
  offers: (["air", "sea"] as const).map((method) => {
    const freight = method === "air" ? 4_230 : 1_680;
    return {
      method,
      lines: [
        line("goods", bootsCents, null),
        line("freight", freight, null),
        line("service", 790, "shop_delivery"),
        line("service", 590, "buying"),
        line("import_vat", 3_500, null),
        line("delivery", 199, null),
      ],
      total: fromMinor(bootsCents + freight + 790 + 590 + 3_500 + 199),
      min_days: method === "air" ? 5 : 28,
      max_days: method === "air" ? 8 : 42,
      arrives_from: "2026-11-24",
      arrives_to: "2026-11-27",
      chargeable_grams: 3_500,
      is_by_volume: true,
    };
  }),
});

/** A quote with one price that waits to be accepted. */
export const SAMPLE_QUOTE: QuoteDetails = {
  number: "QU2214",
  slug: "sample",
  is_owner: true,
  email: "ruta@example.com",
  state: "quoted",
  status_key: "quotes.status.quoted",
  status_tone: "ok",
  next_step_key: "quotes.next.quoted",
  reason: "",
  currency: "EUR",
  created_at: "2026-11-13T08:10:00.000Z",
  expires_at: "2026-11-17T20:00:00.000Z",
  answer_until: null,
  items: [
    {
      link: "https://www.alderandco.example/boots",
      name: "Chelsea boots",
      options: "US 9",
      quantity: 1,
      price: fromMinor(12_800),
      currency: "USD",
      hs6: "640391",
      unlisted: false,
      substitute: "ask",
      note: "",
      shop: "alderandco.example",
      purchase: null,
    },
  ],
  versions: [sampleVersion(1, 11_800)],
  accepted_version: null,
  shipping_method: null,
  due: null,
  is_paid: false,
  invoice_url: null,
  is_payment_reported: false,
  request: null,
  questions: [],
  courier_name: "Omniva",
  pickup_point: null,
  address: null,
  steps: [],
  timeline: [],
  actions: ["change", "accept", "decline"],
};
