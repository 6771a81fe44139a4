import { describe, expect, test } from "vitest";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { moneyText } from "./cancel-request.tsx";
import { DraftRequest, NewRequest } from "./forward-page.tsx";
import { RequestDetail } from "./request-detail.tsx";
import { RequestPapers } from "./request-papers.tsx";
import { SAMPLE_REQUEST } from "./sample-request.ts";

const draft = (changes: Partial<RequestDetails> = {}) =>
  renderPage(<DraftRequest loaded={{ ...SAMPLE_REQUEST, ...changes }} />);
const detail = (changes: Partial<RequestDetails>) =>
  renderPage(<RequestDetail request={{ ...SAMPLE_REQUEST, ...changes }} />);

describe("FORWARDING-02 the page of a draft", () => {
  test("FORWARDING-02 shows what is paid, what is fixed, estimated and at most, and says it on the button", async () => {
    const text = visibleText(await draft());
    expect(text).toContain("Agree and pay €78.07");
    expect(text).toContain("€215.77");
    expect(text).toMatch(/Freight at most €25\.95/);
    expect(text).toMatch(/Duty, different codes: 2 fixed €6\.00/);
    expect(text).toMatch(/Import VAT, 21% estimate €35\.63/);
    expect(text).not.toContain("€137.70 €");
  });

  test("FORWARDING-03 promises a ceiling only with a courier in the sum, and says customs apart", async () => {
    expect(visibleText(await draft({ courier_id: null }))).not.toContain("never more than this");
    const text = visibleText(await draft({ courier_id: 1 }));
    expect(text).toContain("For carriage and services never more than this.");
    expect(text).toContain("Duty and import VAT are an estimate");
  });

  test("FORWARDING-02 an incomplete one has a flat button that says which step is missing", async () => {
    const html = await draft({ missing: ["contents", "delivery"] });
    expect(html).toContain("Declare what is inside first.");
    expect(html).toContain('aria-disabled="true"');
  });

  test("FORWARDING-02 what is not declared has its form open, with the look-up of codes; the rest shows what customs read", async () => {
    const [first, second] = SAMPLE_REQUEST.parcels;
    if (!first || !second) throw new Error("The sample has two parcels");
    const bare = { ...second, declaration: "none" as const, is_attested: false, lines: [], value: fromMinor(0) };
    const html = await draft({ parcels: [first, bare], missing: ["contents"] });
    expect(visibleText(html)).toContain("1 × €79.90 · 640411 · Vietnam");
    expect(html.match(/name="lines\.0\.hs6"/g)).toHaveLength(1);
    expect(html).toContain('name="lines.0.gtin"');
    expect(html).not.toContain('type="hidden" name="lines.0.gtin"');
  });

  test("FORWARDING-03 each method has its freight, duty, import VAT, the rest and what is paid by it", async () => {
    const text = visibleText(await draft());
    expect(text).toMatch(/Air €25\.95.*Import VAT, 21% €35\.63 Services and delivery €10\.49 You pay €78\.07 Sea/);
    expect(text).toMatch(/Sea.*€25\.95.*Duty, different codes: 2 €6\.00 Import VAT, 21% €35\.63 You pay €67\.00/);
  });

  test("FORWARDING-02 a method that these goods cannot take stays focusable and says why", async () => {
    const [air, sea] = SAMPLE_REQUEST.offers;
    if (!air || !sea) throw new Error("The sample has two offers");
    const refused_by = {
      hazard: "flammable",
      method: "air",
      effect: "refused",
      message_key: "customs.hazard.flammable",
    };
    const html = await draft({ offers: [{ ...air, refused_by: refused_by as typeof air.refused_by }, sea] });
    expect(visibleText(html)).toContain("flammable goods may not fly");
  });

  test("FORWARDING-02 before there is a choice the sum is that of a method which these goods may take", async () => {
    const [air, sea] = SAMPLE_REQUEST.offers;
    if (!air || !sea) throw new Error("The sample has two offers");
    const refused_by = {
      hazard: "flammable",
      method: "air",
      effect: "refused",
      message_key: "customs.hazard.flammable",
    };
    const offers = [{ ...air, refused_by: refused_by as NonNullable<typeof air.refused_by> }, sea];
    const text = visibleText(await draft({ offers, shipping_method: null, missing: ["delivery"] }));
    expect(text).toContain("Agree and pay €67.00");
    expect(text).toContain("Choose how it travels first.");
    const onlyAir = visibleText(
      await draft({ offers: offers.slice(0, 1), shipping_method: null, missing: ["delivery"] }),
    );
    expect(onlyAir).toContain("These goods may not fly, and nothing goes by sea from here.");
    // The consents list all hazards, so the sentence stays in that list.
    const sentences = (page: string) => page.match(/flammable goods may not fly/g)?.length ?? 0;
    expect(sentences(onlyAir)).toBeLessThan(sentences(text));
  });

  test("FORWARDING-02 the button says which part of the delivery is missing", async () => {
    const at = async (changes: Partial<RequestDetails>) =>
      visibleText(await draft({ missing: ["delivery"], ...changes }));
    expect(await at({})).toContain("Choose who brings it first, and the pickup point if you collect it.");
    expect(await at({ courier_id: 7 })).toContain("Say who receives it first.");
  });

  test("CHECKOUT-08 a pickup point asks for name, phone and e-mail only, and knows what it can", async () => {
    const saved = {
      id: 1,
      first_name: "Rūta",
      last_name: "Kazlauskienė",
      first_address: "Ozo g. 25",
      city: "Vilnius",
      zip: "08200",
      phone_number: "+37061234567",
      country_id: 1,
    };
    const pickup_point = { parcelshop_id: 5, name: "Akropolis", city: "Vilnius" } as RequestDetails["pickup_point"];
    const html = await draft({ pickup_point, client_addresses: [saved] });
    const inputs = elements(html, "input").filter(({ name }) => name && !name.startsWith("consent_"));
    const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ first_name: "Rūta", last_name: "Kazlauskienė", phone_number: "+37061234567" });
    expect(html).not.toContain('name="address_id"');
    for (const name of ["first_address", "city", "zip"]) expect(values).not.toHaveProperty(name);
  });

  test("FORWARDING-02 a small screen shows one step at a time, with the sum folded and the way to the next one", () => {
    const at = (step: string) =>
      renderPage(<DraftRequest loaded={SAMPLE_REQUEST} />, { path: `/en/forward/sample${step}` });
    const text = visibleText(at(""));
    expect(text).toContain("Send 2 parcels");
    expect(text).toContain("Step 2 of 5 · Contents");
    expect(text).toContain("So far, without delivery €78.07");
    expect(text).toMatch(/Declared, 2 pieces €137\.70 Continue to packing/);
    expect(visibleText(at("?step=delivery"))).toMatch(/Step 4 of 5 · Delivery.*Continue to payment/);
    expect(visibleText(at("?step=nowhere"))).toContain("Step 2 of 5");
    const last = at("?step=pay");
    expect(visibleText(last)).toContain("Step 5 of 5 · Payment");
    expect(last).not.toContain("data-page-bar");
  });

  test("FORWARDING-03 the bars of a small screen call a sum with customs an estimate, and one without them the most", () => {
    const [air, sea] = SAMPLE_REQUEST.offers;
    if (!air || !sea) throw new Error("The sample has two offers");
    const at = (changes: Partial<RequestDetails>) => {
      const loaded = { ...SAMPLE_REQUEST, courier_id: 1, ...changes };
      return visibleText(renderPage(<DraftRequest loaded={loaded} />, { path: "/en/forward/sample?step=packing" }));
    };
    const customs = at({});
    expect(customs.match(/You pay, estimated €78\.07/g)).toHaveLength(2);
    expect(customs).not.toContain("You pay at most");
    const lines = air.lines.filter(({ key }) => key !== "duty" && key !== "import_vat");
    expect(at({ offers: [{ ...air, lines }, sea] }).match(/You pay at most €78\.07/g)).toHaveLength(2);
    expect(at({ courier_id: null }).match(/So far, without delivery €78\.07/g)).toHaveLength(2);
  });

  test("FORWARDING-02 the way to the next step is flat until its own step is complete, and says why", async () => {
    const html = await draft({ missing: ["contents"] });
    const bar = html.slice(html.indexOf("data-page-bar"));
    expect(bar).toContain('aria-disabled="true"');
    expect(visibleText(bar)).toContain("Declare what is inside first.");
  });

  test("FORWARDING-02 the parcels of a draft can be changed", async () => {
    expect(visibleText(await draft())).toMatch(
      /Parcels from Delaware.*Change : Which parcels\? PA3388 , PA3390 1\.70 kg together/,
    );
  });

  test("FORWARDING-02 two ticks stand before the button, empty at first, with the agreement and what cannot be shipped", async () => {
    const html = await draft();
    const ticks = elements(html, "input").filter(({ name }) => name?.startsWith("consent_"));
    expect(ticks.map(({ name, checked }) => [name, checked])).toEqual([
      ["consent_goods", undefined],
      ["consent_terms", undefined],
    ]);
    expect(elements(html, "a").map(({ href }) => href)).toContain("/en/purchase-agreement");
    expect(visibleText(html)).toContain("Weapons cannot be forwarded.");
  });

  test("FORWARDING-02 the look-up of codes is a combobox with its list closed", async () => {
    const [first] = SAMPLE_REQUEST.parcels;
    if (!first) throw new Error("The sample has parcels");
    const html = await draft({ parcels: [{ ...first, declaration: "none" as const }], missing: ["contents"] });
    expect(elements(html, "input").find(({ name }) => name === "lines.0.hs6")).toMatchObject({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      value: "6404.11",
    });
  });

  test("FORWARDING-03 weights and volumes have the comma of the reader's language", () => {
    const [air, sea] = SAMPLE_REQUEST.offers;
    if (!air || !sea) throw new Error("The sample has two offers");
    const offers = [
      { ...air, chargeable_grams: 2_500 },
      { ...sea, chargeable_grams: 20_000 },
    ];
    const page = (language: "en" | "lt") =>
      visibleText(renderPage(<DraftRequest loaded={{ ...SAMPLE_REQUEST, offers }} />, { language }));
    expect(page("en")).toMatch(/2\.5 kg.*0\.02 m³/);
    expect(page("lt")).toMatch(/2,5 kg.*0,02 m³/);
  });

  test("FORWARDING-02 without parcels the choice leads to the desk", async () => {
    const html = await renderPage(<NewRequest parcels={[]} chosen={[]} />);
    expect(visibleText(html)).toContain("There is nothing to send on yet.");
    expect(html).toMatch(/href="[^"]*\/parcels"/);
  });
});

describe("FORWARDING-02 the page of a request", () => {
  const [offer] = SAMPLE_REQUEST.offers;
  const paid = { lines: offer?.lines ?? [], agreed: fromMinor(7_807), due: fromMinor(7_147), actions: [] };

  test("FORWARDING-02 I14 says what was refunded after packing, and which paid services were not done", async () => {
    const text = visibleText(await detail({ ...paid, state: "packed", next_step_key: "forwarding.next.packed" }));
    expect(text).toContain("Less was needed: €6.60 goes back to where it came from.");
    expect(text).not.toContain("Not done");
    const not_done = paid.lines.slice(0, 1).map((line) => ({ ...line, key: "service" as const, service: "photos" }));
    expect(visibleText(await detail({ ...paid, not_done, state: "packed" }))).toContain("Not done: Photos.");
    expect(text).not.toContain("Cancel the request");
  });

  test("FORWARDING-02 the freight is a ceiling until the boxes are measured, and exact from then on", async () => {
    const due = paid.agreed;
    const text = async (state: RequestDetails["state"]) => visibleText(await detail({ ...paid, due, state }));
    expect(await text("paid")).toMatch(/Freight at most €25\.95/);
    for (const state of ["rehearsed", "packed", "in_transit"] as const)
      expect(await text(state)).toMatch(/Freight €25\.95/);
  });

  test("FORWARDING-02 an unpaid one can be paid, changed and cancelled", async () => {
    const actions = ["edit", "cancel"] as const;
    const html = await detail({ ...paid, state: "awaiting_payment", actions: [...actions], due: fromMinor(7_807) });
    expect(visibleText(html)).toContain("Pay €78.07");
    expect(html).toMatch(/href="[^"]*\/payment\/sample"/);
    expect(visibleText(html)).toContain("Cancel the request");
  });

  test("FORWARDING-02 its papers can be fetched once there are any", async () => {
    const papers = {
      invoice_url: "/forward-documents/sample/invoice.pdf",
      customs_invoice_url: "/forward-documents/sample/customs-invoice.pdf",
    };
    const html = renderPage(<RequestPapers request={{ ...SAMPLE_REQUEST, ...papers }} />);
    for (const url of Object.values(papers)) expect(html).toContain(`href="${url}"`);
    expect(visibleText(html)).toContain("Customs invoice");
    expect(visibleText(renderPage(<RequestPapers request={SAMPLE_REQUEST} />))).toBe("");
  });

  test("FORWARDING-02 says when it arrives, how it travels, where to, and what happened with a sign for each event", () => {
    const html = detail({
      ...paid,
      state: "in_transit",
      steps: [{ name_key: "order.step.ordered", state: "current", day: "2026-11-15", last_day: null }],
      arrives_from: "2026-11-24",
      arrives_to: "2026-11-27",
      tracking_number: "CD417882301LT",
      courier_name: "Omniva",
      address: {
        first_name: "Rūta",
        last_name: "Kazlauskienė",
        first_address: "Ozo g. 25",
        city: "Vilnius",
        zip: "08200",
        phone_number: "+370 612 34567",
        country_id: 1,
      },
      boxes: [{ weight_grams: 1_900, length_mm: 400, width_mm: 300, height_mm: 155 }],
      timeline: [
        { key: "forwarding.status.customs_action_needed", at: "2026-11-18T08:00:00.000Z", note: "Which fabric is it?" },
        { key: "forwarding.status.paid", at: "2026-11-15T11:20:00.000Z", note: "" },
      ],
    });
    const text = visibleText(html);
    expect(text).toContain("Arrives 2026-11-24 – 2026-11-27");
    expect(text).toContain("By air · CD417882301LT");
    expect(text).toContain("Brought to Ozo g. 25, 08200 Vilnius Rūta Kazlauskienė");
    expect(text).toContain("1.90 kg · 40 × 30 × 16 cm");
    const events = html.slice(html.indexOf("Timeline")).split("</ol>")[0] ?? "";
    expect(visibleText(events)).toMatch(/Customs ask 2026-11-18 10:00 Which fabric is it\? Paid 2026-11-15 13:20/);
    expect(elements(events, "svg").map((icon) => /lucide-([\w-]+)/.exec(icon.class ?? "")?.[1])).toEqual([
      "stamp",
      "credit-card",
    ]);
    expect(elements(html, "a").map(({ href }) => href)).toContain(`/en/claim-form?number=${SAMPLE_REQUEST.number}`);
  });

  const question = { text: "Which fabric is it?", asked_at: "2026-11-18T08:00:00.000Z", answer: null, files: [] };

  test("T105 what customs ask stands above the answer in words and documents", async () => {
    const html = await detail({ ...paid, state: "customs_action_needed", customs_question: question });
    expect(html).toContain('type="file"');
    expect(visibleText(html)).toMatch(/Customs ask Which fabric is it\? 2026-11-18 10:00.*Send the answer/);
  });

  test("T105 an answered question stays with its answer and documents", async () => {
    const files = [{ id: "f1", name: "label.pdf", path: "/files/f1", kind: "pdf" as const, bytes: 1, created_at: "" }];
    const html = await detail({
      ...paid,
      state: "customs",
      customs_question: { ...question, answer: "Cotton", files },
    });
    expect(visibleText(html)).toMatch(/What customs asked Which fabric is it\?.*Your answer: Cotton.*label\.pdf/);
    expect(html).not.toContain('type="file"');
  });

  test("FORWARDING-03 what customs took is said with its invoice, and the estimate is paid from then on", async () => {
    const settlement = {
      outcome: "invoiced" as const,
      taken: fromMinor(5_163),
      difference: fromMinor(1_000),
      settled_at: "2026-11-20T08:00:00.000Z",
      invoice: { number: "IN77", slug: "asked", state: "awaiting_payment" as const },
    };
    const before = visibleText(await detail({ ...paid, state: "customs" }));
    expect(before).toMatch(/What you paid.*Import VAT, 21% estimate €35\.63/);
    const html = await detail({ ...paid, state: "delivered", customs_settlement: settlement });
    expect(visibleText(html)).toMatch(/Duty, different codes: 2 paid €6\.00 Import VAT, 21% paid €35\.63/);
    expect(visibleText(html)).toMatch(
      /What customs took Duty and import VAT together: €51\.63, recorded on 2026-11-20\. That is €10\.00 more.*Invoice IN77: Awaiting payment/,
    );
    expect(elements(html, "a").map(({ href }) => href)).toContain("/en/invoice/asked");
    const returned = { ...settlement, outcome: "returned" as const, difference: fromMinor(660), invoice: null };
    expect(visibleText(await detail({ ...paid, state: "delivered", customs_settlement: returned }))).not.toContain(
      "Less was needed",
    );
  });

  test("FORWARDING-02 before a request is cancelled it is said what becomes of the money", () => {
    const t = createTranslate("en", messagesOf("en"));
    const text = (changes: Partial<RequestDetails>) => moneyText({ ...SAMPLE_REQUEST, ...paid, ...changes }, t);
    expect(text({ state: "paid" })).toContain("goes back the way you paid it: €71.47");
    expect(text({ state: "awaiting_payment" })).toBe("Nothing was charged, and nothing will be.");
    const rehearsal = { ...paid.lines[2], service: "rehearsal" } as RequestDetails["lines"][number];
    expect(text({ state: "rehearsed", lines: [...paid.lines, rehearsal] })).toContain(
      "an invoice will ask for its €1.50",
    );
    expect(text({ state: "rehearsing", lines: [...paid.lines, rehearsal] })).toContain("Nothing was charged");
  });
});
