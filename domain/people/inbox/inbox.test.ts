import { describe, expect, test } from "vitest";
import { soonestFirst } from "./inbox-tasks.ts";
import { type ParcelFacts, parcelTask } from "./parcel-tasks.ts";
import { quoteTask } from "./quote-tasks.ts";
import { requestTask } from "./request-tasks.ts";

const facts: ParcelFacts = {
  status: "ready",
  hasInvoice: false,
  hasAnswer: false,
  holdUntil: "2026-11-18",
  freeUntil: "2026-11-19",
  daysLeft: 4,
  abandonedOn: "2027-01-18",
  disposableFrom: "2026-11-30",
};
const task = (changes: Partial<ParcelFacts>) => parcelTask({ ...facts, ...changes });

describe("FORWARDING-02 what waits for the customer", () => {
  test("FORWARDING-02 each state that needs an answer has its task and its day", () => {
    expect(task({ status: "needs_invoice" })).toEqual({ task: "upload_invoice", tone: "bad", until: "2026-11-18" });
    expect(task({ status: "on_hold" })).toEqual({ task: "answer_hold", tone: "bad", until: "2026-11-18" });
    expect(task({ status: "not_declared" })).toEqual({ task: "declare", tone: "warn", until: "2026-11-19" });
    expect(task({ status: "disposal_due" })).toEqual({ task: "keep_parcel", tone: "bad", until: "2026-11-30" });
    expect(task({ status: "missing" })).toEqual({ task: "find_parcel", tone: "warn", until: null });
  });

  test("FORWARDING-02 an invoice or an answer that came waits for staff, and a ready parcel only for its last free days", () => {
    expect(task({ status: "needs_invoice", hasInvoice: true })).toBeNull();
    expect(task({ status: "on_hold", hasAnswer: true })).toBeNull();
    expect(task({ daysLeft: 7 })).toMatchObject({ task: "send_on" });
    expect(task({ daysLeft: 8 })).toBeNull();
    expect(task({ daysLeft: -3 })).toMatchObject({ task: "send_on_late", until: "2027-01-18" });
    for (const status of ["expected", "reserved", "packed", "dispatched", "delivered", "lost"] as const)
      expect(task({ status })).toBeNull();
  });

  test("FORWARDING-02 the soonest comes first, what has no day last", () => {
    const items = [{ until: null }, { until: "2026-11-20" }, { until: "2026-11-17" }, { until: null }];
    expect(soonestFirst(items).map(({ until }) => until)).toEqual(["2026-11-17", "2026-11-20", null, null]);
  });

  test("FORWARDING-02 a forward request waits to be paid until its day, or for what customs ask", () => {
    const expiresOn = "2026-11-22";
    expect(requestTask({ state: "awaiting_payment", expiresOn })).toMatchObject({
      task: "pay_request",
      until: expiresOn,
    });
    expect(requestTask({ state: "rehearsed", expiresOn })).toMatchObject({ task: "pay_request", until: expiresOn });
    expect(requestTask({ state: "customs_action_needed", expiresOn: null })).toMatchObject({ task: "answer_customs" });
    for (const state of ["draft", "paid", "packing", "customs", "delivered", "cancelled"] as const)
      expect(requestTask({ state, expiresOn: null })).toBeNull();
  });

  test("FORWARDING-01 a quote waits for an answer, for its price to be accepted, or to be paid", () => {
    const until = "2026-11-22";
    expect(quoteTask({ state: "info_needed", until })).toEqual({ task: "answer_quote", tone: "bad", until });
    expect(quoteTask({ state: "quoted", until })).toEqual({ task: "accept_quote", tone: "warn", until });
    expect(quoteTask({ state: "awaiting_payment", until })).toEqual({ task: "pay_quote", tone: "warn", until });
    for (const state of ["submitted", "in_review", "paid", "expired", "cancelled"] as const)
      expect(quoteTask({ state, until: null })).toBeNull();
  });
});
