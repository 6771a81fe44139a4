import { calls } from "#platform/calls/implement-calls.ts";
import { payTogether, type TogetherDeps } from "./pay-together.ts";
import { showDelivery, showFigures, showPayment } from "./pro-desk.ts";
import { priceForMany, sendToMany } from "./send-many.ts";

export function createProDeskCalls(deps: TogetherDeps) {
  const { proDesk } = calls;
  return {
    get: proDesk.get.handler(({ context }) => showFigures(context)),
    delivery: proDesk.delivery.handler(({ input, context }) => showDelivery(deps, context, input.parcels)),
    price: proDesk.price.handler(({ input, context }) => priceForMany(deps, context, input.recipients)),
    send: proDesk.send.handler(({ input, context }) =>
      sendToMany(deps, context, { ...input, terms: input.agreed_terms }),
    ),
    payment: proDesk.payment.handler(({ input, context }) => showPayment(context, input.numbers)),
    pay: proDesk.pay.handler(async ({ input, context }) => ({
      status: true as const,
      slug: await payTogether(deps, context, input.numbers),
    })),
  };
}
