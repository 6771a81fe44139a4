import { createHmac, randomInt } from "node:crypto";
import type { Message } from "../deliver.ts";
import { CALLBACK_PATHS, CARRIER_ACCOUNTS, HEADERS } from "../protocol.ts";
import type { CarrierProfile, ReportedStep } from "./carrier-profile.ts";

/** Numbers of the postal union end with a digit that proves the eight before it. */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

const shown = ({ code, location, at }: ReportedStep) => ({ event_code: code, office: location, local_time: at });

/** Signed when it is sent: the moment is part of what is signed. */
function northpostSignature(body: string, at = Date.now()): string {
  const time = Math.floor(at / 1_000);
  const signature = createHmac("sha256", CARRIER_ACCOUNTS.northpost.pushSecret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${signature}`;
}

function push(number: string, step: ReportedStep, shopUrl: string): Message {
  const body = JSON.stringify({ items: [{ item_id: number, events: [shown(step)] }] });
  return {
    method: "POST",
    url: `${shopUrl}${CALLBACK_PATHS.carriers}northpost`,
    headers: { "content-type": "application/json", [HEADERS.northpostSignature]: northpostSignature(body) },
    body,
  };
}

/** A post office: numbers and codes as the postal union has them. */
export const northpost: CarrierProfile = {
  name: "northpost",
  codes: {
    collected: "EMA",
    departed: "EMC",
    in_transit: "EMJ",
    arrived: "EMD",
    customs: "EDB",
    customs_question: "EME",
    cleared: "EDC",
    handed_over: "EMG",
    out_for_delivery: "EDG",
    at_pickup_point: "EDH",
    failed: "EMH",
    delivered: "EMI",
    returned: "RET",
    lost: "LST",
    delayed: "DLY",
  },
  newNumber: () => {
    const digits = String(randomInt(10_000_000, 100_000_000));
    return `CD${digits}${checkDigit(digits)}LT`;
  },
  created: (number, label) => ({ item_id: number, label_pdf: label }),
  history: (steps, cursor) => ({ events: steps.map(shown), cursor }),
  push,
};
