import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { fromMinor } from "#domain/money/money/money.ts";

type Line = RequestDetails["lines"][number];

const line = (key: Line["key"], cents: number, more: Partial<Line> = {}): Line => ({
  key,
  amount: fromMinor(cents),
  certainty: "fixed",
  service: null,
  hs6: null,
  codes: null,
  basis_points: null,
  is_by_chapter: false,
  is_recoverable: false,
  ...more,
});

const LINES: Line[] = [
  line("goods", 13_770),
  line("freight", 2_595),
  line("service", 150, { service: "join" }),
  line("service", 300, { service: "wrap" }),
  line("insurance", 400),
  line("storage", 0),
  line("duty", 600, { codes: 2 }),
  line("import_vat", 3_563, { certainty: "estimate", basis_points: 2_100 }),
  line("delivery", 199),
];

const offer = { arrives_from: "2026-11-24", arrives_to: "2026-11-27", chargeable_grams: 2_000, is_by_volume: true };

/** The request of forward-request-desktop.png. */
export const SAMPLE_REQUEST: RequestDetails = {
  number: "FR904",
  slug: "sample",
  state: "draft",
  status_key: "forwarding.status.draft",
  status_tone: "neutral",
  next_step_key: "forwarding.next.draft",
  warehouse: { code: "US", name: "Delaware" },
  currency: "EUR",
  created_at: "2026-11-15T11:05:00.000Z",
  held_until: "2026-11-17T11:05:00.000Z",
  expires_at: null,
  parcels: ["PA3388", "PA3390"].map((number) => ({
    number,
    shop: "stridewear.com",
    picture: null,
    declaration: "complete" as const,
    size: { weight_grams: 850, length_mm: 320, width_mm: 200, height_mm: 120 },
    is_attested: true,
    value: fromMinor(7_990),
    lines: [
      {
        description: "Trail running shoes",
        quantity: 1,
        unit_value: fromMinor(7_990),
        hs6: "640411",
        origin: "VN",
        gtin: "",
      },
    ],
  })),
  packing: { join: true, wrap: true, unbox: false, insure: true },
  fees: {
    join: fromMinor(150),
    wrap: fromMinor(300),
    unbox: fromMinor(0),
    insure: fromMinor(400),
    rehearsal: fromMinor(300),
  },
  declared_value: fromMinor(13_770),
  offers: [
    { method: "air", ...offer, lines: LINES, total: fromMinor(21_577), charged: fromMinor(7_807), refused_by: null },
    { method: "sea", ...offer, lines: LINES, total: fromMinor(20_470), charged: fromMinor(6_700), refused_by: null },
  ],
  shipping_method: "air",
  couriers: [],
  courier_id: null,
  courier_name: null,
  pickup_point: null,
  address: null,
  countries: [{ id: 1, iso_code: "LT" }],
  client_addresses: [],
  missing: [],
  lines: [],
  agreed: null,
  due: null,
  boxes: [],
  steps: [],
  arrives_from: null,
  arrives_to: null,
  invoice_url: null,
  customs_invoice_url: null,
  tracking_number: null,
  customs_question: null,
  customs_settlement: null,
  timeline: [],
  may_act: true,
  not_done: [],
  actions: ["submit", "rehearse", "cancel"],
};
