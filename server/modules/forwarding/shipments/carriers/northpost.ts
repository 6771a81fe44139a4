import { z } from "zod";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { CarrierSettings } from "#platform/carrier-settings.ts";
import { type CarrierEvent, CarrierFailure, type ParcelCarrier } from "./carrier.ts";
import { carrierClient } from "./carrier-client.ts";
import { signatureProblem } from "./push-signature.ts";
import { readBody, reportedMoment, reportedText } from "./read-push.ts";

/** The codes of the postal union, in ours. */
const CODES: Readonly<Record<string, TrackingCode>> = {
  EMA: "arrived_origin_hub",
  EMB: "arrived_origin_hub",
  EMC: "departed_origin",
  EMJ: "in_transit",
  EMK: "in_transit",
  EMD: "arrived_country",
  EDB: "customs_started",
  EME: "customs_info_needed",
  EDC: "customs_cleared",
  EMF: "handed_to_local_courier",
  EMG: "handed_to_local_courier",
  EDG: "out_for_delivery",
  EDH: "at_pickup_point",
  EMH: "delivery_failed",
  EMI: "delivered",
  RET: "returned",
  LST: "lost",
  DLY: "exception",
};

const event = z.object({ event_code: reportedText, office: reportedText.nullish(), local_time: reportedMoment });
const created = z.object({ item_id: z.string().min(5).max(60), label_pdf: z.base64() });
const history = z.object({ events: z.array(event), cursor: reportedText });
const push = z.object({
  items: z.array(z.object({ item_id: reportedText, events: z.array(event).max(1_000) })).max(1_000),
});

const eventOf = (trackingNumber: string, { event_code, office, local_time }: z.infer<typeof event>): CarrierEvent => ({
  trackingNumber,
  carrierCode: event_code,
  code: CODES[event_code] ?? null,
  location: office || null,
  happenedAt: local_time,
});

/** A post office that speaks the codes of the postal union. */
export function northpostCarrier(settings: CarrierSettings, clock = () => Date.now()): ParcelCarrier {
  const client = carrierClient(settings, "/oauth2/token");
  return {
    name: "northpost",

    async createShipment(request, key) {
      const answer = await client.post("/v1/items", request, key);
      const read = created.safeParse(answer.body);
      if (!read.success) throw new CarrierFailure(`Northpost made no item (${answer.status})`);
      return { trackingNumber: read.data.item_id, pdf: Buffer.from(read.data.label_pdf, "base64") };
    },

    async eventsSince(trackingNumber, cursor) {
      const query = cursor === null ? "" : `?since=${encodeURIComponent(cursor)}`;
      const answer = await client.get(`/v1/items/${encodeURIComponent(trackingNumber)}/events${query}`);
      if (answer.status === 404) return { events: [], cursor: cursor ?? "0" };
      const read = history.safeParse(answer.body);
      if (!read.success) throw new CarrierFailure("Northpost's history cannot be read");
      return { events: read.data.events.map((one) => eventOf(trackingNumber, one)), cursor: read.data.cursor };
    },

    async cancel(trackingNumber) {
      const { status } = await client.post(`/v1/items/${encodeURIComponent(trackingNumber)}/cancel`, {});
      return status === 200 ? "cancelled" : "too_late";
    },

    readPush({ headers, body }) {
      const [, timestamp, signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers["northpost-signature"])) ?? [];
      const problem = signatureProblem({ secret: settings.pushSecret, timestamp, signature, body }, clock());
      if (problem !== null) return { result: "refused", reason: problem };
      return readBody(body, push, ({ items }) =>
        items.flatMap(({ item_id, events }) => events.map((one) => eventOf(item_id, one))),
      );
    },
  };
}
