import { expect, test } from "vitest";
import { TRACKING_CODES } from "#domain/forwarding/shipments/tracking-codes.ts";
import { ORDER_STAGES, stageMessages } from "#domain/selling/orders/order-stage.ts";
import { ORDER_EVENTS } from "#domain/selling/orders/order-states.ts";
import { messagesOf } from "#i18n/messages.ts";
import { EVENT_ICONS } from "./views/timeline.ts";

const missing = (keys: readonly string[]) => keys.filter((key) => !Object.hasOwn(messagesOf("en"), key));

test("ACCOUNT-05 every stage has its status and its next step in words", () => {
  expect(
    missing(ORDER_STAGES.map((stage) => stageMessages(stage)).flatMap(({ status, next }) => [status, next])),
  ).toEqual([]);
});

test("ACCOUNT-05 everything that the timeline shows has its words", () => {
  const shown = ["place", ...ORDER_EVENTS].filter((event) => Object.hasOwn(EVENT_ICONS, event));
  expect(missing([...shown, ...TRACKING_CODES].map((name) => `order.timeline.${name}`))).toEqual([]);
});
