import { z } from "zod";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import type { CarrierSettings } from "#platform/carrier-settings.ts";
import { type CarrierEvent, CarrierFailure, type ParcelCarrier } from "./carrier.ts";
import { carrierClient } from "./carrier-client.ts";
import { signatureProblem } from "./push-signature.ts";
import { readBody, reportedMoment, reportedText } from "./read-push.ts";

/** Swiftline's figures, in our codes. */
const CODES: Readonly<Record<number, TrackingCode>> = {
  110: "arrived_origin_hub",
  200: "departed_origin",
  210: "in_transit",
  300: "arrived_country",
  310: "customs_started",
  311: "customs_info_needed",
  320: "customs_cleared",
  400: "handed_to_local_courier",
  410: "out_for_delivery",
  420: "at_pickup_point",
  430: "delivery_failed",
  500: "delivered",
  510: "returned",
  520: "lost",
  900: "exception",
};

const event = z.object({
  status: z.object({ code: z.int().min(0).max(99_999) }),
  location: z.object({ city: reportedText.nullish() }).nullish(),
  timestamp: reportedMoment,
});
const created = z.object({
  shipment: z.object({ number: z.string().min(5).max(60) }),
  documents: z.array(z.object({ kind: z.literal("label"), content: z.base64() })).min(1),
});
const history = z.object({ data: z.array(event), next: reportedText });
const push = z.object({ tracking: z.array(event.extend({ number: reportedText })).max(1_000) });

const eventOf = (trackingNumber: string, { status, location, timestamp }: z.infer<typeof event>): CarrierEvent => ({
  trackingNumber,
  carrierCode: String(status.code),
  code: CODES[status.code] ?? null,
  location: location?.city || null,
  happenedAt: timestamp,
});

/** An express carrier whose codes are figures. */
export function swiftlineCarrier(settings: CarrierSettings, clock = () => Date.now()): ParcelCarrier {
  const client = carrierClient(settings, "/auth/token");
  const pathOf = (trackingNumber: string) => `/api/shipments/${encodeURIComponent(trackingNumber)}`;
  return {
    name: "swiftline",

    async createShipment(request, key) {
      const answer = await client.post("/api/shipments", request, key);
      const read = created.safeParse(answer.body);
      if (!read.success) throw new CarrierFailure(`Swiftline made no shipment (${answer.status})`);
      const { shipment, documents } = read.data;
      return { trackingNumber: shipment.number, pdf: Buffer.from(documents[0]?.content ?? "", "base64") };
    },

    async eventsSince(trackingNumber, cursor) {
      const query = cursor === null ? "" : `?since=${encodeURIComponent(cursor)}`;
      const answer = await client.get(`${pathOf(trackingNumber)}/events${query}`);
      if (answer.status === 404) return { events: [], cursor: cursor ?? "0" };
      const read = history.safeParse(answer.body);
      if (!read.success) throw new CarrierFailure("Swiftline's history cannot be read");
      return { events: read.data.data.map((one) => eventOf(trackingNumber, one)), cursor: read.data.next };
    },

    async cancel(trackingNumber) {
      const { status } = await client.post(`${pathOf(trackingNumber)}/cancel`, {});
      return status === 200 ? "cancelled" : "too_late";
    },

    readPush({ headers, body }) {
      const timestamp = headers["x-swiftline-timestamp"]?.toString();
      const signature = headers["x-swiftline-signature"]?.toString();
      const problem = signatureProblem({ secret: settings.pushSecret, timestamp, signature, body }, clock());
      if (problem !== null) return { result: "refused", reason: problem };
      return readBody(body, push, ({ tracking }) => tracking.map((one) => eventOf(one.number, one)));
    },
  };
}
