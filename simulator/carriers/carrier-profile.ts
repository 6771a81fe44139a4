import type { Message } from "../deliver.ts";

export type CarrierName = "northpost" | "swiftline";

/** What a parcel goes through, in words that both carriers translate into codes of their own. */
export const JOURNEY = [
  "collected",
  "departed",
  "in_transit",
  "arrived",
  "customs",
  "cleared",
  "handed_over",
  "out_for_delivery",
  "delivered",
] as const;
export type JourneyStep = (typeof JOURNEY)[number];

/** Steps that tests ask for beside the usual ones. */
export type CarrierStep =
  | JourneyStep
  | "customs_question"
  | "at_pickup_point"
  | "failed"
  | "returned"
  | "lost"
  | "delayed";

export interface ReportedStep {
  /** The position in the parcel's history, which a cursor counts. */
  position: number;
  /** The carrier's own code. */
  code: string;
  location: string;
  at: string;
}

/** How one carrier numbers, names, shows and signs. */
export interface CarrierProfile {
  name: CarrierName;
  codes: Readonly<Record<CarrierStep, string>>;
  newNumber(): string;
  created(number: string, label: string): object;
  history(steps: readonly ReportedStep[], cursor: string): object;
  push(number: string, step: ReportedStep, shopUrl: string): Message;
}
