import { z } from "zod";
import { defineCall, ownReading, ownWriting } from "#contracts/define-call.ts";
import { done, fieldText } from "#contracts/fields.ts";
import { listInput, listOutput, searchIn } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { ARRIVAL_MAILS } from "#domain/forwarding/parcels/arrival-mails.ts";
import { PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { PARCEL_TABS } from "#domain/forwarding/parcels/parcel-tab.ts";
import { PARCEL_WORK } from "#domain/forwarding/parcels/parcel-work.ts";
import { parcelCard, parcelDetails } from "./parcel-data.ts";

const area = "parcels";
const needs = "forwarding";
const reading = { ...ownReading(area), needs } as const;
const writing = { ...ownWriting(area), needs } as const;

const number = z.string().max(20).meta({ description: "as people say it: PA12" });
const details = z.object({ parcel: parcelDetails });

/** Under a key each: the form puts its errors there. */
const fileIds = z.array(z.uuid()).min(1).max(10);

const freightTariff = z.object({
  method: z.enum(SHIPPING_METHODS),
  base_amount: amount,
  amount_per_step: amount,
  step_grams: z.int(),
  volume_divisor: z.int().meta({ description: "cubic centimetres that count as one kilogram" }),
});
export type FreightTariff = z.infer<typeof freightTariff>;

const address = z.object({
  warehouse: z.string().meta({ description: "its code" }),
  name: z.string(),
  methods: z.array(z.enum(SHIPPING_METHODS)),
  time_zone: z.string(),
  /** As shops' forms ask for it, in plain Latin letters. */
  recipient: z.string(),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  region: z.string(),
  country_code: z.string(),
  phone: z.string(),
  freight: z
    .array(freightTariff)
    .meta({ description: "what it costs in euros to the country of the storefront, the quickest method first" }),
});
export type WarehouseAddress = z.infer<typeof address>;

const parcelListInput = listInput({
  filters: {
    tab: z.enum(PARCEL_TABS),
    work: z.enum(PARCEL_WORK).meta({ description: "what they wait for" }),
    warehouse: z.string().max(10),
    search: searchIn("a number, a shop, a tracking number or words of the contents"),
  },
  sorts: ["storage", "-number", "number"],
});
export type ParcelListRequest = z.infer<typeof parcelListInput>;

const announcement = z.object({
  warehouse: fieldText,
  tracking_number: fieldText,
  carrier: fieldText,
  shop: fieldText,
  expected_on: fieldText,
  note: fieldText,
});
export type AnnouncementInput = z.infer<typeof announcement>;

export const declaredLine = z.object({
  description: fieldText,
  quantity: z.int32().nullable().meta({ description: "null for what is no number" }),
  unit_value: amount.nullable().meta({ description: "in euros; null for what is no amount" }),
  hs6: fieldText,
  origin: fieldText,
  gtin: fieldText,
});
export type DeclaredLineInput = z.infer<typeof declaredLine>;

const move = (path: `/parcels/${string}`, summary: string) =>
  defineCall({ ...writing, path, summary })
    .input(z.object({ number }))
    .output(details);

export const parcels = {
  desk: defineCall({
    ...reading,
    path: "/parcels/desk",
    effect: "write",
    summary: "One's own address at each warehouse; the suite is made on the first visit, once the e-mail is confirmed",
  }).output(
    z.object({
      suite: z
        .object({
          number: z.string(),
          private_number: z.string().nullable().meta({ description: "one's own, where the suite is a company's" }),
          arrival_mails: z.enum(ARRIVAL_MAILS),
          may_act: z.boolean(),
        })
        .nullable(),
      addresses: z.array(address),
      counts: z.record(z.enum(PARCEL_TABS), z.int()),
    }),
  ),

  list: defineCall({
    ...reading,
    path: "/parcels/list",
    summary: "One's own parcels, those whose free storage ends first on top",
  })
    .input(parcelListInput)
    .output(listOutput(parcelCard)),

  get: defineCall({
    ...reading,
    path: "/parcels/get",
    summary: "One of one's own parcels with its contents, photos, services and history",
  })
    .input(z.object({ number }))
    .output(details),

  announce: defineCall({
    ...writing,
    path: "/parcels/announce",
    summary: "Says that a parcel is on its way to a warehouse",
  })
    .input(announcement)
    .output(done.extend({ number: z.string() })),

  cancel: move("/parcels/cancel", "Takes back the announcement of a parcel that has not arrived"),

  declare: defineCall({
    ...writing,
    path: "/parcels/declare",
    refusals: ["not_found", "conflict", "invalid_input", "declaration_locked"],
    summary: "Says what is in a parcel and that it is true; replaces what was declared before",
  })
    .input(z.object({ number, lines: z.array(declaredLine).max(50), is_attested: z.boolean() }))
    .output(details),

  changeAnnouncement: defineCall({
    ...writing,
    path: "/parcels/change-announcement",
    summary: "Corrects what was announced of a parcel that has not arrived",
  })
    .input(announcement.omit({ warehouse: true }).extend({ number }))
    .output(details),

  attachInvoice: defineCall({
    ...writing,
    path: "/parcels/attach-invoice",
    refusals: ["not_found", "conflict", "declaration_locked", "too_many_files"],
    summary: "Adds uploaded invoices of the shop to a parcel",
  })
    .input(z.object({ number, file_ids: fileIds }))
    .output(details),

  answerHold: defineCall({
    ...writing,
    path: "/parcels/answer-hold",
    refusals: ["not_found", "conflict", "invalid_input", "too_many_files"],
    summary: "Answers why a parcel is held, in words and documents",
  })
    .input(z.object({ number, text: fieldText, file_ids: z.array(z.uuid()).max(10).default([]) }))
    .output(details),

  requestService: defineCall({
    ...writing,
    path: "/parcels/request-service",
    summary: "Asks the warehouse to do something with a parcel; it is paid with the freight",
  })
    .input(z.object({ number, kind: z.enum(PARCEL_SERVICES) }))
    .output(details),

  claimUnidentified: defineCall({
    ...writing,
    path: "/parcels/claim-unidentified",
    refusals: ["not_found", "invalid_input", "too_many_requests", "too_many_files"],
    summary: "Looks for a parcel that arrived without a readable suite; the answer does not say whether there is one",
  })
    .input(z.object({ tracking_number: fieldText, proof: fieldText, file_ids: z.array(z.uuid()).max(1).default([]) }))
    .output(done),

  setArrivalMails: defineCall({
    ...writing,
    path: "/parcels/set-arrival-mails",
    summary: "Chooses whether arrivals are mailed at once, once a day or never",
  })
    .input(z.object({ arrival_mails: z.enum(ARRIVAL_MAILS) }))
    .output(done),

  askReturn: defineCall({
    ...writing,
    path: "/parcels/ask-return",
    refusals: ["not_found", "conflict", "invalid_input", "too_many_files"],
    summary:
      "Asks to send a parcel back to its shop; an invoice asks for the handling, and it is sent once that is paid",
  })
    .input(
      z.object({
        number,
        address: fieldText.default("").meta({ description: "of the shop; needed where there is no label" }),
        rma: fieldText.default("").meta({ description: "the shop's number of the return" }),
        file_ids: z.array(z.uuid()).max(3).default([]).meta({ description: "the shop's label" }),
      }),
    )
    .output(details),

  giveUp: move("/parcels/give-up", "Gives a parcel up: staff dispose of it"),

  handOver: move("/parcels/hand-over", "Gives a stored parcel of one's own to one's company"),

  rescue: move("/parcels/rescue", "Keeps a parcel that is due for disposal, or was to be sent back"),
};
