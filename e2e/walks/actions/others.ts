import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { type Action, type CallAction, desk, inStates, number, own, READER, whileFew } from "../action.ts";
import type { Actors } from "../actors.ts";

const SHOPPERS: readonly (keyof Actors)[] = ["anna", "bruno", "greta", "gints"];

/** The next tracking code of the usual journey, or a later one. */
const nextCode = (status: string, skipped: number) => {
  const next = (TRACKING_CODES as readonly string[]).indexOf(status) + 1 + skipped;
  return TRACKING_CODES[Math.min(next, TRACKING_CODES.length - 1)] ?? "delivered";
};

/** A call by the link in the actor's last mail about a phone reservation. */
const byPhoneLink = (call: string, weight: number, states: readonly string[]): CallAction => ({
  call: `shop.phoneReservations.${call}`,
  area: "shop",
  about: "phone",
  who: SHOPPERS,
  weight,
  when: inStates(...states),
  body: ({ shop, actor }) => {
    const mail = shop.app.mails.findLast(
      ({ to, values }) => to === actor.email && "url" in values && String(values.url).includes("reservation"),
    );
    const token = mail && "url" in mail.values ? String(mail.values.url).split("/").at(-1) : undefined;
    return token === undefined ? null : { ...READER, token };
  },
});

/** Actions outside the other files: addresses, phone reservations, tracking events that staff record. */
export const OTHER_ACTIONS: readonly Action[] = [
  own("account.addDeliveryAddress", { area: "shop", weight: 0.1, ownerOnly: false, body: () => ({ ...ADDRESS }) }),
  own("account.updateDeliveryAddress", {
    area: "shop",
    about: "address",
    weight: 0.1,
    body: ({ thing }) => ({ ...ADDRESS, id: thing.id }),
  }),
  own("account.deleteDeliveryAddress", {
    area: "shop",
    about: "address",
    weight: 0.1,
    body: ({ thing }) => ({ id: thing.id }),
  }),
  {
    call: "shop.phoneReservations.request",
    area: "shop",
    who: SHOPPERS,
    weight: 0.4,
    if: whileFew("phone", 3),
    body: ({ shop, actor }) => ({
      ...READER,
      variant_id: shop.phones[0] ?? 0,
      first_name: "Ieva",
      email: actor.email,
      phone: `+370 612 1000${actor.name.length}`,
      accepts_policy: true,
    }),
  },
  byPhoneLink("confirm", 2, ["requested"]),
  byPhoneLink("leave", 0.2, ["requested", "queued"]),
  byPhoneLink("take", 1.5, ["offered"]),
  byPhoneLink("decline", 0.5, ["offered"]),
  desk("phoneReservations.offer", ["olga"], {
    area: "shop",
    about: "phone",
    weight: 1.5,
    when: inStates("queued"),
    body: ({ thing }) => number("RS", thing),
  }),
  desk("shipments.record", ["olga"], {
    area: "forwarding",
    about: "shipment",
    weight: 2,
    when: ({ data }) => data.ended === false,
    body: ({ thing, random }) => ({
      shipment: thing.id,
      code: nextCode(thing.state, random.below(3)),
      location: "Riga",
    }),
  }),
  own("tracking.share", {
    area: "forwarding",
    about: "request",
    weight: 0.1,
    ownerOnly: false,
    body: ({ thing }) => number("FR", thing),
  }),
];
