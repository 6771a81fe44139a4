import { createHmac, randomInt } from "node:crypto";
import type { Message } from "../deliver.ts";
import { CALLBACK_PATHS, CARRIER_ACCOUNTS, HEADERS } from "../protocol.ts";
import type { CarrierProfile, ReportedStep } from "./carrier-profile.ts";

const shown = ({ code, location, at }: ReportedStep) => ({
  status: { code: Number(code) },
  location: { city: location },
  timestamp: at,
});

function push(number: string, step: ReportedStep, shopUrl: string): Message {
  const body = JSON.stringify({ tracking: [{ number, ...shown(step) }] });
  const time = String(Math.floor(Date.now() / 1_000));
  const { pushSecret } = CARRIER_ACCOUNTS.swiftline;
  return {
    method: "POST",
    url: `${shopUrl}${CALLBACK_PATHS.carriers}swiftline`,
    headers: {
      "content-type": "application/json",
      [HEADERS.swiftline.timestamp]: time,
      [HEADERS.swiftline.signature]: createHmac("sha256", pushSecret).update(`${time}.${body}`).digest("hex"),
    },
    body,
  };
}

/** An express carrier: numbers and codes are plain figures. */
export const swiftline: CarrierProfile = {
  name: "swiftline",
  codes: {
    collected: "110",
    departed: "200",
    in_transit: "210",
    arrived: "300",
    customs: "310",
    customs_question: "311",
    cleared: "320",
    handed_over: "400",
    out_for_delivery: "410",
    at_pickup_point: "420",
    failed: "430",
    delivered: "500",
    returned: "510",
    lost: "520",
    delayed: "900",
  },
  newNumber: () => `SW${String(randomInt(1_000_000, 1_000_000_000)).padStart(12, "0")}`,
  created: (number, label) => ({ shipment: { number }, documents: [{ kind: "label", content: label }] }),
  history: (steps, cursor) => ({ data: steps.map(shown), next: cursor }),
  push,
};
