import type { Message } from "../deliver.ts";

export type CarrierName = "northpost" | "swiftline";

/** The steps of a parcel's journey. Each carrier maps them to codes of its own. */
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

/** The usual steps, and those that only tests request. */
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

/** A carrier's numbers, codes, answers and signed messages. */
export interface CarrierProfile {
  name: CarrierName;
  codes: Readonly<Record<CarrierStep, string>>;
  newNumber(): string;
  created(number: string, label: string): object;
  history(steps: readonly ReportedStep[], cursor: string): object;
  push(number: string, step: ReportedStep, shopUrl: string): Message;
}
