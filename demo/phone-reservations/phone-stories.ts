import type { PhoneReservationEvent } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";

export interface PhoneStory {
  email: string;
  firstName: string;
  phone: string;
  /** Of the reservable phones, the first or the second. */
  which: 1 | 2;
  hoursAgo: number;
  events: readonly { event: PhoneReservationEvent; hoursAgo: number }[];
}

const story = (
  [email, firstName, phone]: readonly [string, string, string],
  which: 1 | 2,
  hoursAgo: number,
  ...events: readonly (readonly [PhoneReservationEvent, number])[]
): PhoneStory => ({
  email: `${email}@example.com`,
  firstName,
  phone,
  which,
  hoursAgo,
  events: events.map(([event, hours]) => ({ event, hoursAgo: hours })),
});

/** Reservations in every state, the oldest first. */
export const PHONE_STORIES: readonly PhoneStory[] = [
  story(["ieva", "Ieva", "+37061200001"], 1, 400, ["confirm", 399], ["offer", 200], ["take", 190]),
  story(["mantas", "Mantas", "+37061200002"], 1, 390, ["confirm", 388], ["offer", 200], ["expire", 176]),
  story(["lina", "Lina", "+37061200003"], 1, 300, ["confirm", 290], ["offer", 170], ["decline", 169]),
  story(["karolis", "Karolis", "+37061200004"], 1, 250, ["confirm", 249], ["leave", 100]),
  story(["egle", "Eglė", "+37061200005"], 1, 96, ["confirm", 95], ["offer", 2]),
  story(["customer", "Rūta", "+37061234567"], 1, 72, ["confirm", 71]),
  story(["darius", "Darius", "+37061200007"], 1, 40, ["confirm", 39]),
  story(["agne", "Agnė", "+37061200008"], 2, 30, ["confirm", 29]),
  story(["tadas", "Tadas", "+37061200009"], 2, 5),
];
