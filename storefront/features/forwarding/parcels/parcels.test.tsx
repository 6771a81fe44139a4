import { describe, expect, test } from "vitest";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { PARCEL_STATUSES, PARCEL_TONES } from "#domain/forwarding/parcels/parcel-status.ts";
import { money } from "#domain/money/money/money.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { deskPath, lookOf, readDeskQuery } from "./desk-query.ts";
import { ParcelDetail } from "./detail/parcel-detail.tsx";
import { InboxPanel } from "./inbox-panel.tsx";
import { ParcelRow } from "./parcel-row.tsx";
import { ParcelTile } from "./parcel-tile.tsx";
import type { Selection } from "./selection.ts";
import { SendTogetherBar } from "./send-together-bar.tsx";

const parcel: ParcelDetails = {
  number: "PA3391",
  status: "ready",
  tone: "ok",
  warehouse: "US",
  shop: "potterslane.us",
  carrier: "UPS",
  tracking_number: "1Z1",
  expected_on: null,
  announced_at: "2026-11-07T17:02:00.000Z",
  received_at: "2026-11-12T19:15:00.000Z",
  size: {
    weight_grams: 3_100,
    length_mm: 460,
    width_mm: 310,
    height_mm: 280,
    volume_grams: 6_655,
    charged_grams: 7_000,
    is_by_volume: true,
  },
  storage: {
    free_until: "2026-12-12",
    free_days: 30,
    days_left: 27,
    fee: money(0),
    daily_fee: money(5_000),
    abandoned_on: "2027-02-10",
  },
  hold: null,
  declaration: "complete",
  contents: { description: "Scented soy candle", pieces: 1, value: money(185_000) },
  photos: [
    { kind: "outside", picture: "drawn/parcel-carton-mist-jar-outside.svg", taken_at: "2026-11-12T20:00:00.000Z" },
  ],
  may_act: true,
  warehouse_name: "Delaware",
  time_zone: "America/New_York",
  shelf: "C-14-3",
  note: "",
  addressed_to: "Ruta Zemaityte",
  lines: [
    {
      description: "Scented soy candle",
      quantity: 1,
      unit_value: money(185_000),
      hs6: "340600",
      origin: "US",
      gtin: "",
    },
  ],
  value: money(185_000),
  freight: [
    { method: "air", price: money(804_500) },
    { method: "sea", price: money(248_000) },
  ],
  is_attested: true,
  needs_invoice: false,
  can_declare: true,
  request: null,
  invoices: [],
  answer_files: [],
  services: [
    {
      kind: "photos",
      price: money(20_000),
      requested_at: null,
      done_at: null,
      given_back_at: null,
      result: "",
      can_request: true,
    },
    {
      kind: "measure_again",
      price: money(0),
      requested_at: null,
      done_at: null,
      given_back_at: null,
      result: "",
      can_request: true,
    },
  ],
  return_fee: money(50_000),
  sending_back: null,
  disposable_from: null,
  timeline: [{ key: "parcel.timeline.receive", at: "2026-11-12T19:15:00.000Z", note: "" }],
  actions: ["reserve", "ask_return", "give_up"],
};

const page = (changes: Partial<ParcelDetails>) => renderPage(<ParcelDetail parcel={{ ...parcel, ...changes }} />);
const nothing: Selection = { chosen: [], has: () => false, mayHave: () => true, toggle: () => undefined };
const row = (changes: Partial<ParcelDetails>, selection = nothing) =>
  renderPage(<ParcelRow parcel={{ ...parcel, ...changes }} selection={selection} />);

test("FORWARDING-02 what can be sent on is chosen on the desk, with parcels of its own warehouse only", () => {
  expect(visibleText(row({}))).toContain("Send on");
  expect(elements(row({}), "input")).toMatchObject([{ type: "checkbox" }]);
  expect(elements(row({ status: "on_hold" }), "input")).toEqual([]);
  const elsewhere = row({}, { ...nothing, mayHave: () => false });
  expect(elements(elsewhere, "input")).toMatchObject([{ "aria-disabled": "true" }]);
});

/** Of forward-request-desktop.png. */
const delaware = {
  warehouse: "US",
  freight: [
    {
      method: "air",
      base_amount: money(41_500),
      amount_per_step: money(54_500),
      step_grams: 500,
      volume_divisor: 6_000,
    },
    {
      method: "sea",
      base_amount: money(88_000),
      amount_per_step: money(40_000),
      step_grams: 10_000,
      volume_divisor: 1_000,
    },
  ],
} as unknown as WarehouseAddress;

test("FORWARDING-03 the bar has what both methods cost together, to the cent of the drawn desk", () => {
  const sized = (number: string, weight_grams: number, [length_mm, width_mm, height_mm]: [number, number, number]) => ({
    ...parcel,
    number,
    size: { ...parcel.size, weight_grams, length_mm, width_mm, height_mm } as NonNullable<ParcelDetails["size"]>,
  });
  const chosen = [sized("PA3388", 1_280, [340, 220, 130]), sized("PA3390", 420, [200, 140, 80])];
  const bar = (parcels: ParcelDetails[], language: "en" | "lt" = "en") =>
    visibleText(renderPage(<SendTogetherBar chosen={parcels} addresses={[delaware]} />, { language }));
  expect(bar(chosen)).toContain("1.70 kg together, charged 2.0 kg by air Air €25.95 Sea €16.80");
  expect(bar(chosen, "lt")).toContain("2,0 kg");
  expect(bar([...chosen, { ...parcel, size: null }])).not.toContain("€");
});

test("FORWARDING-02 up to six parcels are cards, more are a list, and the switch keeps either", () => {
  const query = readDeskQuery(new URLSearchParams());
  expect([lookOf(query, 6), lookOf(query, 7)]).toEqual(["cards", "list"]);
  expect(lookOf(readDeskQuery(new URLSearchParams("look=list")), 2)).toBe("list");
  expect(lookOf(readDeskQuery(new URLSearchParams("look=cards&tab=closed")), 9)).toBe("cards");
  expect(lookOf(readDeskQuery(new URLSearchParams("after=x")), 2)).toBe("list");
  const html = renderPage(<ParcelTile parcel={parcel} selection={nothing} />);
  expect(visibleText(html)).toMatch(
    /PA3391 Ready.*potterslane\.us.*3\.10 kg.*46 × 31 × 28 cm.*27 days left.*Send on PA3391/,
  );
  expect(elements(html, "input")).toMatchObject([{ type: "checkbox" }]);
});

test("FORWARDING-02 the bar counts what is chosen, and leads to a request with it", () => {
  const html = renderPage(<SendTogetherBar chosen={[parcel, { ...parcel, number: "PA9" }]} addresses={[]} />);
  expect(visibleText(html)).toContain("2 parcels selected");
  expect(elements(html, "a").map(({ href }) => href)).toEqual([
    expect.stringContaining(`parcels=${parcel.number},PA9`),
  ]);
  expect(renderPage(<SendTogetherBar chosen={[]} addresses={[delaware]} />)).not.toContain("selected");
});

describe("FORWARDING-02 the page of a parcel", () => {
  test("FORWARDING-02 a ready one needs nothing: size, storage with its three dates, services with prices", () => {
    const text = visibleText(page({}));
    for (const said of [
      "3.10 kg",
      "46 × 31 × 28",
      "6.66 kg",
      "7.0 kg",
      "€80.45",
      "€24.80",
      "27 days left",
      "2026-12-12",
      "2027-02-10",
      "€2.00",
      "free",
    ])
      expect(text).toContain(said);
    expect(text).toContain("Size counts here, not weight");
    expect(text).toContain("2026-11-12 21:15 (warehouse time 2026-11-12 14:15)");
    expect(text).not.toContain("Say what is inside and what it is worth.");
  });

  test("FORWARDING-02 has a field for the bar code of each line, with what was declared before", () => {
    const [line] = parcel.lines;
    const html = page({ lines: line ? [{ ...line, gtin: "4006381333931" }] : [] });
    expect(html).toMatch(/<input[^>]*name="lines\.0\.gtin"[^>]*value="4006381333931"/);
    expect(html).not.toMatch(/<input[^>]*type="hidden"[^>]*name="lines\.0\.gtin"/);
    expect(visibleText(html)).toContain("Bar code, if it has one");
  });

  test("FORWARDING-02 says in a strip what has to be done, until when, and that the parcel is safe", () => {
    const hold = { reason: "missing_invoice", note: "", until: "2026-11-18", answer: "" } as const;
    const held = page({ status: "needs_invoice", hold });
    expect(visibleText(held)).toContain(
      "The shop sent no value. Please answer by 2026-11-18. Until then it waits safely",
    );
    expect(elements(held, "a").map(({ href }) => href)).toContain("#invoice");
    const file = { id: "1", name: "bill.pdf", kind: "pdf", bytes: 10, path: "/files/1", created_at: "" } as const;
    expect(visibleText(page({ status: "needs_invoice", hold, invoices: [file] }))).toContain("we have your invoice");
    expect(visibleText(page({ status: "disposal_due", disposable_from: "2026-12-01" }))).toContain(
      "from 2026-12-01 on. Keep it",
    );
    expect(visibleText(page({ status: "not_declared" }))).toContain("Say what is inside and what it is worth.");
    expect(visibleText(page({ status: "lost" }))).toContain("we cannot find this parcel");
    const awaited = page({ status: "expected", size: null, storage: null, photos: [], received_at: null });
    expect(visibleText(awaited)).toContain("We wait for 1Z1 in Delaware.");
  });

  test("FORWARDING-02 another name on the label is asked about beside a field for the answer, which is shown afterwards", () => {
    const hold = { reason: "name_mismatch", note: "", until: "2026-11-18", answer: "" } as const;
    const asked = page({ status: "on_hold", hold, actions: ["answer_hold", "ask_return"] });
    expect(visibleText(asked)).toMatch(/It is addressed to another name\..*Your answer.*whose parcel it is/);
    expect(elements(asked, "textarea").map(({ name }) => name)).toContain("text");
    const answered = page({ status: "on_hold", hold: { ...hold, answer: "My sister’s" }, actions: ["answer_hold"] });
    expect(visibleText(answered)).toMatch(/We have your answer.*My sister’s.*Write again/);
    expect(elements(answered, "textarea")).toEqual([]);
  });

  test("FORWARDING-02 an announced one shows carrier, day and note, and can be changed", () => {
    const announced = { status: "expected" as const, size: null, storage: null, photos: [], received_at: null };
    const facts = { carrier: "UPS", expected_on: "2026-11-20", note: "Two books" };
    const text = visibleText(page({ ...announced, ...facts, actions: ["cancel"] }));
    expect(text).toMatch(/What you announced.*Carrier UPS Expected 2026-11-20 Note Two books Change/);
    expect(visibleText(page({ ...announced, ...facts, actions: [] }))).not.toContain("What you announced");
  });

  test("FORWARDING-02 countries of origin stand in the order of the reader's alphabet", () => {
    const html = renderPage(<ParcelDetail parcel={{ ...parcel, can_declare: true }} />, { language: "lt" });
    const names = [...html.matchAll(/<option[^>]*value="[A-Z]{2}"[^>]*>([^<]+)/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names).toEqual(names.toSorted(new Intl.Collator("lt").compare));
  });

  test("I16 a declaration that was paid for is shown with a lock and without fields", () => {
    const locked = page({ status: "packed", can_declare: false, declaration: "locked" });
    expect(visibleText(locked)).toContain("Declared for a request");
    const at = (status: ParcelDetails["status"]) => visibleText(page({ status, can_declare: false }));
    expect(at("dispatched")).toContain("Declared and on its way");
    for (const status of ["disposal_due", "disposed", "returned", "delivered"] as const)
      expect(at(status)).not.toMatch(/on its way|for a request/);
    expect(visibleText(locked)).toContain("340600 · United States");
    expect(elements(locked, "input")).toEqual([]);
  });
});

describe("FORWARDING-02 the row of a parcel", () => {
  test.each(PARCEL_STATUSES)("FORWARDING-02 names the status %s and leads to the parcel", (status) => {
    const html = row({ status, tone: PARCEL_TONES[status] });
    expect(visibleText(html)).not.toContain("parcel.status");
    expect(elements(html, "a").map(({ href }) => href)).toContain("/en/parcels/PA3391");
  });

  test("FORWARDING-02 past the free days it names the sum so far", () => {
    const storage = { ...parcel.storage, days_left: -6, fee: money(30_000) } as NonNullable<ParcelDetails["storage"]>;
    expect(visibleText(row({ storage }))).toContain("€3.00 so far 6 days over, €0.50 each");
  });

  test("FORWARDING-02 one that nobody has seen shows its tracking number and no photo", () => {
    const html = row({ status: "expected", photos: [], size: null, storage: null, received_at: null, contents: null });
    expect(visibleText(html)).toContain("potterslane.us · 1Z1 · not seen yet");
    expect(elements(html, "img")).toEqual([]);
  });
});

test("FORWARDING-02 the inbox lists each task with its day and one verb, or says that nothing waits", () => {
  const item = {
    task: "upload_invoice",
    tone: "bad",
    number: "PA3391",
    until: "2026-11-18",
    path: "/parcels/PA3391",
  } as const;
  const text = visibleText(renderPage(<InboxPanel items={[item]} />));
  expect(text).toContain(
    "Upload the invoice for PA3391 Without it customs does not let the parcel through. until 2026-11-18 Upload",
  );
  expect(visibleText(renderPage(<InboxPanel items={[]} />))).toContain("Nothing waits for you.");
  const many = ["PA1", "PA2", "PA3", "PA4"].map((number) => ({ ...item, number }));
  const html = renderPage(<InboxPanel items={many} />);
  expect(elements(html, "li").filter(({ class: look }) => look?.includes("max-md:hidden"))).toHaveLength(2);
  expect(visibleText(html)).toContain("Show 2 more");
});

test("FORWARDING-02 tab, search and warehouse are in the address, and invalid ones are ignored", () => {
  const query = { tab: "closed", search: "lamp", warehouse: "CN", after: "", look: null } as const;
  expect(deskPath(query)).toBe("/parcels?tab=closed&q=lamp&warehouse=CN");
  expect(readDeskQuery(new URLSearchParams("tab=closed&q=lamp&warehouse=CN"))).toEqual(query);
  expect(readDeskQuery(new URLSearchParams("tab=nowhere"))).toMatchObject({ tab: "in_warehouse", search: "" });
});
