import type { ClaimEvent } from "#domain/aftersales/claims/claim-machine.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { Thread } from "../../kit/detail/thread.tsx";
import { RowColumns } from "../../kit/facts.tsx";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { orderLink } from "../order-link.ts";
import { CLAIM_ACTIONS } from "./claim-actions.ts";
import { ClaimLines } from "./claim-lines.tsx";
import { claimStatus } from "./claim-status.ts";

export type Claim = Awaited<ReturnType<typeof staffApi.claims.get>>;

const FACTS: readonly Column<Claim>[] = [
  { label: "staff.claims.about", links: ({ about }) => orderLink(about) },
  { label: "staff.claims.about", text: ({ about }) => (orderLink(about).length > 0 ? null : about) },
  { label: "staff.claims.kind", text: ({ kind }, t) => t(`staff.claims.kind.${kind}`) },
  {
    label: "staff.claims.who",
    text: ({ customer, email, is_guest }, t) =>
      [customer, email, is_guest && t("staff.orders.guest")].filter(Boolean).join(", "),
  },
  { label: "staff.claims.made", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.bench.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.claims.answer-until", text: ({ answer_until }) => answer_until },
  { label: "staff.claims.reference", text: ({ carrier_reference }) => carrier_reference },
  { label: "staff.claims.rejected-for", text: ({ reason }) => reason },
];

const MONEY: readonly Column<Claim>[] = [
  { label: "staff.claims.cap", text: ({ cap, currency }, t) => shownMoney({ amount: cap, currency }, t) },
  { label: "staff.claims.left", text: ({ left, currency }, t) => shownMoney({ amount: left, currency }, t) },
  {
    label: "staff.claims.given",
    text: ({ given, currency }, t) => (given === 0 ? null : shownMoney({ amount: given, currency }, t)),
  },
  {
    label: "staff.claims.granted",
    text: ({ amount, currency }, t) => (amount === null ? null : shownMoney({ amount, currency }, t)),
  },
  {
    label: "staff.claims.destination",
    text: ({ destination, wants }, t) => t(`staff.claims.destination.${destination ?? wants}`),
  },
];

const EVIDENCE: readonly Column<Claim>[] = [
  { label: "staff.claims.files", links: ({ files }) => files.map(({ path, name }) => ({ to: path, text: name })) },
];

export const CLAIM = defineDetail<Claim>({
  name: "claims",
  read: (number) => staffApi.claims.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [claimStatus(state)],
  facts: FACTS,
  sections: [
    { id: "money", title: "staff.claims.section.money", show: (claim) => <RowColumns columns={MONEY} row={claim} /> },
    {
      id: "thread",
      title: "staff.thread.title",
      show: ({ messages, customer }, t) => {
        const theirs = customer || t("staff.thread.customer");
        const shown = messages.map(({ author, by, ...message }) => ({
          ...message,
          isOurs: author === "staff",
          author: author === "staff" ? by : theirs,
        }));
        return shown.length > 0 ? <Thread messages={shown} /> : null;
      },
    },
    {
      id: "evidence",
      title: "staff.claims.evidence",
      show: (claim) => (claim.files.length > 0 ? <RowColumns columns={EVIDENCE} row={claim} /> : null),
    },
    {
      id: "lines",
      title: "staff.claims.section.lines",
      show: (claim) => (claim.lines.length > 0 ? <ClaimLines claim={claim} /> : null),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.claims.event.${event as ClaimEvent | "open"}`,
        tones: { ask: "warn", approve: "ok", resolve: "ok", reject: "bad", withdraw: "neutral", reopen: "warn" },
        // Every call about a claim moves it.
        moves: (call) => call.startsWith("claims."),
      },
      t,
    ),
  actions: CLAIM_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
