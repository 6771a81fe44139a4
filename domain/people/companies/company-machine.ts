import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a company's account (FORWARDING-07). */
export const COMPANY_STATES = ["applied", "info_needed", "active", "suspended", "closed"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

export const COMPANY_EVENTS = ["ask", "answer", "activate", "refuse", "suspend", "restore", "close"] as const;
export type CompanyEvent = (typeof COMPANY_EVENTS)[number];

/** The mails to the company's owners. */
export const COMPANY_EFFECTS = ["question", "activated", "refused", "suspended", "restored", "closed"] as const;
export type CompanyEffect = (typeof COMPANY_EFFECTS)[number];

/** Every transition (I10). An account is closed by staff, or because its last owner has gone. */
export const COMPANY_MACHINE: Machine<CompanyState, CompanyEvent, CompanyEffect> = {
  name: "company",
  states: COMPANY_STATES,
  events: COMPANY_EVENTS,
  initial: { event: "apply", state: "applied" },
  transitions: [
    {
      from: "applied",
      event: "ask",
      to: "info_needed",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["question"],
    },
    { from: "info_needed", event: "answer", to: "applied", actors: ["customer"] },
    {
      from: "applied",
      event: "activate",
      to: "active",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["activated"],
    },
    {
      from: "applied",
      event: "refuse",
      to: "closed",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["refused"],
    },
    {
      from: "info_needed",
      event: "refuse",
      to: "closed",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["refused"],
    },
    {
      from: "active",
      event: "suspend",
      to: "suspended",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["suspended"],
    },
    {
      from: "suspended",
      event: "restore",
      to: "active",
      actors: ["staff"],
      permission: "pro.decide",
      effects: ["restored"],
    },
    {
      from: "active",
      event: "close",
      to: "closed",
      actors: ["staff", "system"],
      permission: "pro.decide",
      effects: ["closed"],
    },
    {
      from: "suspended",
      event: "close",
      to: "closed",
      actors: ["staff", "system"],
      permission: "pro.decide",
      effects: ["closed"],
    },
    { from: "applied", event: "close", to: "closed", actors: ["system"] },
    { from: "info_needed", event: "close", to: "closed", actors: ["system"] },
  ],
};
