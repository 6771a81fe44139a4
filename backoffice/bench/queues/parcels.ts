import { PARCEL_MACHINE } from "#domain/forwarding/parcels/parcel-machine.ts";
import type { ParcelServiceKind } from "#domain/forwarding/parcels/parcel-services.ts";
import {
  HOLD_REASONS,
  PARCEL_PHASES,
  type ParcelPhase,
  type ParcelState,
} from "#domain/forwarding/parcels/parcel-states.ts";
import { PHOTO_KINDS, type PhotoKind } from "#domain/forwarding/parcels/photo-kind.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { checkbox, choice, files, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.parcels.list>>["items"][number];

const TONES: Readonly<Record<ParcelPhase, PillTone>> = {
  not_here: "neutral",
  stored: "pri",
  sent: "info",
  returned: "neutral",
  disposed: "neutral",
  lost: "bad",
};

const on = actionsOn<Row>();
const note = optional(longText("staff.orders.note"));
const grams = wholeNumber("staff.parcels.grams", { min: 1, max: 70_000 });
const side = (label: "length" | "width" | "height") => wholeNumber(`staff.parcels.${label}`, { min: 1, max: 2_000 });
const size = { weight_grams: grams, length_mm: side("length"), width_mm: side("width"), height_mm: side("height") };
const shelf = optional(text("staff.parcels.shelf", { maxLength: 20 }));
const reason = choice(
  "staff.parcels.reason",
  HOLD_REASONS.map((value) => ({ value, label: `staff.parcels.hold.${value}` as const })),
);
/** A field for each kind of photo; a box is opened only when somebody asked for it. */
const photo = (kind: PhotoKind) => files(`staff.parcels.photo.${kind}`, "parcel-photo");
const closedPhotos = { outside: photo("outside"), scale: photo("scale"), label: photo("label") };
const allPhotos = { ...closedPhotos, contents: photo("contents") };
type Photographed = Partial<Record<PhotoKind, string[]>>;

/** The photos of a form as the call takes them, and its other values. */
function splitPhotos<Values extends Photographed>({ outside, scale, label, contents, ...rest }: Values) {
  const taken = { outside, scale, label, contents };
  return { ...rest, photos: PHOTO_KINDS.flatMap((kind) => (taken[kind] ?? []).map((file_id) => ({ file_id, kind }))) };
}

const until = optional(text("staff.parcels.until", { maxLength: 10 }));
const anotherBox = checkbox("staff.parcels.another-box", { help: "staff.parcels.another-box-help" });

export const warehouse = choice("staff.parcels.warehouse", [
  { value: "US", label: "staff.parcels.warehouse.US" },
  { value: "CN", label: "staff.parcels.warehouse.CN" },
  { value: "GB", label: "staff.parcels.warehouse.GB" },
]);

export const serviceEvent = (kind: ParcelServiceKind) => `service_done_${kind}`;

const receive = on({
  event: "receive",
  label: "staff.parcels.receive",
  permission: "warehouse.work",
  fields: { ...size, shelf, another_box: anotherBox, ...closedPhotos },
  send: ({ number, warehouse }, values, sending) =>
    staffApi.parcels.receive({ number, warehouse, ...splitPhotos(values) }, sending),
});

const receiveOnHold = on({
  event: "receive_on_hold",
  label: "staff.parcels.receive-on-hold",
  permission: "warehouse.work",
  fields: { ...size, shelf, another_box: anotherBox, reason, note, until, ...closedPhotos },
  send: ({ number, warehouse }, { reason: why, note: words, until: day, ...values }, sending) => {
    const held = { reason: why, note: words, until: day };
    return staffApi.parcels.receive({ number, warehouse, ...splitPhotos(values), hold: held }, sending);
  },
});

const match = on({
  event: "match",
  label: "staff.parcels.match",
  permission: "warehouse.work",
  fields: { suite: text("staff.parcels.suite", { maxLength: 60 }) },
  send: ({ number }, values, sending) => staffApi.parcels.match({ number, ...values }, sending),
});

const hold = on({
  event: "hold",
  label: "staff.parcels.hold",
  permission: "warehouse.work",
  fields: { reason, note, until },
  send: ({ number }, values, sending) => staffApi.parcels.hold({ number, ...values }, sending),
});

const release = on({
  event: "release",
  label: "staff.parcels.release",
  permission: "warehouse.work",
  fields: { note },
  send: ({ number }, values, sending) => staffApi.parcels.release({ number, ...values }, sending),
});

const returned = on({
  event: "return",
  label: "staff.parcels.return",
  permission: "warehouse.work",
  fields: { tracking_number: optional(text("staff.orders.tracking-number", { maxLength: 60 })) },
  send: ({ number }, values, sending) => staffApi.parcels.returned({ number, ...values }, sending),
});

const dispose = on({
  event: "dispose",
  label: "staff.parcels.dispose",
  permission: "warehouse.supervise",
  fields: {},
  send: ({ number }, _values, sending) => staffApi.parcels.dispose({ number }, sending),
});

const lose = on({
  event: "lose",
  label: "staff.parcels.lose",
  permission: "warehouse.supervise",
  fields: { note: longText("staff.orders.note") },
  send: ({ number }, values, sending) => staffApi.parcels.lose({ number, ...values }, sending),
});

const result = optional(longText("staff.parcels.result", { help: "staff.parcels.result-help" }));

/** Requested services have forms of their own, because the machine has no events for them. */
const services = (["open_and_check", "photos", "longer_storage"] as const).map((kind) =>
  on({
    event: serviceEvent(kind),
    label: `staff.parcels.done.${kind}`,
    permission: "warehouse.work",
    fields: { result, ...allPhotos },
    send: ({ number }, values, sending) =>
      staffApi.parcels.serviceDone({ number, kind, ...splitPhotos(values) }, sending),
  }),
);

const measureAgain = on({
  event: serviceEvent("measure_again"),
  label: "staff.parcels.done.measure_again",
  permission: "warehouse.work",
  fields: { weight_grams: grams, result, scale: photo("scale") },
  send: ({ number }, values, sending) =>
    staffApi.parcels.serviceDone({ number, kind: "measure_again", ...splitPhotos(values) }, sending),
});

/** An arrived box: for the customer on its label, or unidentified. */
const takeIn = actionsOn<null>()({
  event: "take-in",
  label: "staff.parcels.take-in",
  permission: "warehouse.work",
  fields: {
    warehouse,
    tracking_number: optional(text("staff.orders.tracking-number", { maxLength: 60 })),
    suite: optional(text("staff.parcels.suite", { maxLength: 60 })),
    addressed_to: optional(text("staff.parcels.addressed-to")),
    ...size,
    shelf,
    another_box: anotherBox,
    ...closedPhotos,
  },
  send: (_row, values, sending) => staffApi.parcels.receive(splitPhotos(values), sending),
});

export const parcels: Queue<Row> = {
  name: "parcels",
  title: "staff.parcels.title",
  permission: "warehouse.read",
  machine: PARCEL_MACHINE,
  list: ({ filter, ...request }) => staffApi.parcels.list({ ...request, filter: filter as { state?: ParcelState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: ParcelState) => ({ label: `staff.parcels.state.${state}`, tone: TONES[PARCEL_PHASES[state]] }),
  columns: [
    { label: "staff.parcels.warehouse", text: ({ warehouse }) => warehouse },
    { label: "staff.parcels.suite", text: ({ suite, claimed_by }) => suite ?? claimed_by.join(", ") },
    { label: "staff.parcels.addressed-to", text: ({ addressed_to }) => addressed_to },
    { label: "staff.parcels.shop", text: ({ shop }) => shop },
    { label: "staff.orders.tracking-number", text: ({ tracking_number }) => tracking_number },
    { label: "staff.parcels.shelf", text: ({ shelf }) => shelf || null },
    {
      label: "staff.parcels.held-for",
      text: ({ hold: held }, t) =>
        held && [t(`staff.parcels.hold.${held.reason}`), held.note, held.until].filter(Boolean).join("\n"),
    },
    { label: "staff.parcels.hold-answer", text: ({ hold: held }) => held?.answer || null },
    {
      label: "staff.parcels.documents",
      links: ({ documents }, t) =>
        documents.map((to, index) => ({ to, text: t("staff.claims.evidence-file", { number: index + 1 }) })),
    },
    {
      label: "staff.parcels.sending-back",
      text: ({ sending_back: back }, t) =>
        back &&
        [
          back.address,
          back.rma && t("staff.parcels.sending-back.rma", { rma: back.rma }),
          back.is_paid ? "" : t("staff.parcels.sending-back.unpaid"),
        ]
          .filter(Boolean)
          .join("\n"),
    },
    {
      label: "staff.parcels.sending-back.label",
      links: ({ sending_back: back }, t) =>
        (back?.labels ?? []).map((to, index) => ({
          to,
          text: t("staff.parcels.sending-back.label-file", { number: index + 1 }),
        })),
    },
    { label: "staff.parcels.received", text: ({ received_at }) => (received_at ? shownMoment(received_at) : null) },
    { label: "staff.parcels.free-until", text: ({ free_until }) => free_until },
    {
      label: "staff.parcels.services",
      text: ({ services }, t) => services.map(({ kind }) => t(`staff.parcels.service.${kind}`)).join(", "),
    },
    { label: "staff.parcels.disposals", text: ({ disposals }) => (disposals > 0 ? `${disposals} / 2` : null) },
  ],
  eventsOf: ({ next_events, services: asked }) => [...next_events, ...asked.map(({ kind }) => serviceEvent(kind))],
  actions: [receive, receiveOnHold, match, ...services, measureAgain, hold, release, returned, dispose, lose],
  starts: [takeIn],
};
