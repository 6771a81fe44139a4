import { expect, test } from "vitest";
import {
  PHONE_RESERVATION_MACHINE,
  PHONE_RESERVATION_STATES,
  type PhoneReservationState,
} from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { PHONE_STORIES } from "./phone-stories.ts";

test("FORWARDING-08 the demo shows a phone reservation in every state", () => {
  const ends = PHONE_STORIES.map(({ events }) =>
    events.reduce<PhoneReservationState>((from, { event }) => {
      const next = PHONE_RESERVATION_MACHINE.transitions.find((each) => each.from === from && each.event === event);
      expect(next, `${event} from ${from}`).toBeDefined();
      return next?.to ?? from;
    }, PHONE_RESERVATION_MACHINE.initial.state),
  );
  expect(new Set(ends)).toEqual(new Set(PHONE_RESERVATION_STATES));
});
