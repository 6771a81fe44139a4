import type { ClaimableView, ClaimView } from "#contracts/shop/aftersales/claims.ts";
import { fromMinor } from "#domain/money/money/money.ts";

/** The claim of claims-desktop.png, for tests of pages. */
export const sampleClaim: ClaimView = {
  number: "CL118",
  about: "FR904",
  kind: "damaged",
  state: "with_carrier",
  currency: "EUR",
  amount: null,
  created_at: "2026-11-10T16:22:00.000Z",
  question: null,
  answer_until: null,
  reason: null,
  cap: fromMinor(68_69),
  destination: null,
  wants: "provider",
  lines: [],
  history: [
    { state: "open", at: "2026-11-10T16:22:00.000Z" },
    { state: "in_review", at: "2026-11-11T07:05:00.000Z" },
    { state: "with_carrier", at: "2026-11-12T08:14:00.000Z" },
  ],
  carrier_reference: "OMN-55120",
  reopen_until: null,
  about_path: "/my-orders/slug-904",
  messages: [
    { author: "customer", text: "The corner of the box was torn.", at: "2026-11-10T16:22:00.001Z" },
    { author: "staff", text: "I am asking Omniva to pay.", at: "2026-11-11T07:05:00.001Z" },
  ],
  files: [
    { id: "a", name: "outside.jpg", kind: "jpeg", bytes: 1, path: "/files/a", created_at: "2026-11-10T16:22:00.000Z" },
    { id: "b", name: "invoice.pdf", kind: "pdf", bytes: 1, path: "/files/b", created_at: "2026-11-10T16:22:00.000Z" },
  ],
  can_answer: false,
  can_withdraw: true,
  can_reopen: false,
};

export const sampleClaimable: ClaimableView = {
  number: "OR12",
  created_at: "2026-11-01T08:00:00.000Z",
  kinds: ["damaged", "late", "other"],
  whole: fromMinor(95_00),
  lines: [
    { id: 0, name: "Night face serum", quantity: 2, paid: fromMinor(54_00) },
    { id: 1, name: "Trail running shoes", quantity: 1, paid: fromMinor(36_00) },
  ],
  currency: "EUR",
  open_claim: null,
};
