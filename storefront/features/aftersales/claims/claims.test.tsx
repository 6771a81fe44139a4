import { describe, expect, test } from "vitest";
import type { ClaimView as Claim } from "#contracts/shop/aftersales/claims.ts";
import { CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { ClaimFormPage } from "./claim-form-page.tsx";
import { ClaimView } from "./claim-view.tsx";
import { ClaimsList } from "./claims-list.tsx";
import { ProClaimPage } from "./pro-claim-page.tsx";
import { sampleClaim, sampleClaimable } from "./sample-claim.ts";

const shown = (changes: Partial<Claim> = {}) =>
  renderPage(<ClaimView claim={{ ...sampleClaim, ...changes }} name="CL118" />);

describe("FORWARDING-06 the page of a claim", () => {
  test.each(CLAIM_STATES)("%s says where it stands and whether its customer must act", (state) => {
    const text = visibleText(shown({ state, reason: state === "rejected" ? "It was whole." : null }));
    expect(text).not.toMatch(/claim\./);
    expect(text).toContain("At most");
    expect(text).toContain("€68.69");
  });

  test("names the carrier as a step only where it was asked", () => {
    expect(visibleText(shown())).toContain("OMN-55120");
    const page = visibleText(
      shown({ state: "in_review", history: sampleClaim.history.slice(0, 2), carrier_reference: null }),
    );
    expect(page).not.toContain("With the carrier");
  });

  test("T106 its owner sees pictures and documents; a guest sees their names", () => {
    expect(elements(shown(), "img").map(({ src }) => src)).toContain("/files/a");
    const guest = shown({ about_path: null });
    expect(guest).not.toContain("/files/");
    expect(visibleText(guest)).toContain("outside.jpg");
  });

  test("asks in an amber card, offers to reopen, and says what was granted", () => {
    const asked = visibleText(
      shown({ state: "info_needed", can_answer: true, question: "Is the box there?", answer_until: "2026-11-20" }),
    );
    expect(asked).toContain("Is the box there?");
    expect(asked).toContain("Please answer by 2026-11-20.");
    const done = visibleText(
      shown({
        state: "resolved",
        amount: fromMinor(20_00),
        can_reopen: true,
        reopen_until: "2026-11-28T10:00:00.000Z",
      }),
    );
    expect(done).toContain("€20.00");
    expect(done).toContain("Reopen the claim");
  });
});

describe("the forms of claims", () => {
  const form = (changes: object = {}) =>
    renderPage(<ClaimFormPage items={[]} number="" isSignedIn={false} {...changes} />);

  test("ROUTE-09 a guest gives a number and an address; a customer chooses", () => {
    expect(visibleText(form({ number: "OR12" }))).toContain("E-mail that it was ordered with");
    const own = visibleText(form({ items: [sampleClaimable], isSignedIn: true }));
    expect(own).toContain("OR12");
    expect(own).toContain("Night face serum, Trail running shoes");
  });

  test("ROUTE-09 with a number of one's own the form is open; an open claim is named instead", () => {
    const open = visibleText(form({ items: [sampleClaimable], number: "OR12", isSignedIn: true }));
    expect(open).toContain("Something else");
    expect(open).toContain("At most €95.00 can come back.");
    const busy = form({ items: [{ ...sampleClaimable, open_claim: "CL7" }], number: "OR12", isSignedIn: true });
    expect(visibleText(busy)).toContain("We are working on claim CL7 about OR12.");
    const over = form({ items: [{ ...sampleClaimable, kinds: [] }], number: "OR12", isSignedIn: true });
    expect(visibleText(over)).toContain("No claim about OR12 is possible now.");
  });

  test("ROUTE-10 many are chosen in one form, without those that have a claim", () => {
    const items = [
      sampleClaimable,
      { ...sampleClaimable, number: "FR9", lines: [] },
      { ...sampleClaimable, number: "OR3", open_claim: "CL1" },
    ];
    const page = renderPage(<ProClaimPage items={items} />);
    expect(elements(page, "input").filter(({ type }) => type === "checkbox")).toHaveLength(2);
    expect(visibleText(page)).toContain("FR9");
    expect(visibleText(renderPage(<ProClaimPage items={[]} />))).toContain("Nothing of yours can be claimed now.");
  });

  test("a list without claims leads to the form", () => {
    expect(visibleText(renderPage(<ClaimsList list={{ items: [], next: null }} />))).toContain("Make a claim");
    expect(visibleText(renderPage(<ClaimsList list={{ items: [sampleClaim], next: null }} />))).toContain(
      "FR904 · Damaged on the way",
    );
  });
});
