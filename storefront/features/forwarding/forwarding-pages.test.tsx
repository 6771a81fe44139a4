import { describe, expect, test } from "vitest";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import { fromMinor } from "../../../domain/money/money.ts";
import { visibleText } from "../../../testing/page-html.ts";
import { renderPage } from "../../shell/errors/test-page.tsx";
import { DraftRequest, NewRequest } from "./forward-page.tsx";
import { RequestDetail } from "./request-detail.tsx";
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
    expect(text).toContain("Never more than this.");
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

  test("FORWARDING-03 each method has its freight, duty, import VAT and what is paid by it", async () => {
    const text = visibleText(await draft());
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
    expect(visibleText(html)).toContain("flammable goods can only travel by sea");
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

  test("FORWARDING-02 I14 says what went back when it was packed smaller", async () => {
    const text = visibleText(await detail({ ...paid, state: "packed", next_step_key: "forwarding.next.packed" }));
    expect(text).toContain("Packed smaller: €6.60 went back to your balance.");
    expect(text).not.toContain("Cancel the request");
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
    const html = await detail({ ...paid, state: "packed", ...papers });
    for (const url of Object.values(papers)) expect(html).toContain(`href="${url}"`);
    expect(visibleText(html)).toContain("Customs invoice");
    expect(visibleText(await detail({ ...paid, state: "paid" }))).not.toContain("Customs invoice");
  });

  test("T105 what customs ask is answered in words and documents", async () => {
    const html = await detail({ ...paid, state: "customs_action_needed" });
    expect(html).toContain('type="file"');
    expect(visibleText(html)).toContain("Send the answer");
  });
});
