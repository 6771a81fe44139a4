import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { type CheckoutField, PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { presentCheckout } from "./checkout-presenter.ts";
import { checkoutStatus } from "./checkout-status.ts";
import { applyPromotion, removePromotion } from "./choices/apply-promotion.ts";
import { applyBalance, removeBalance, setDelivery, setEmail, setPayment, setShipping } from "./choices/choices.ts";
import { saveDraft } from "./choices/save-draft.ts";
import { setAddress } from "./choices/set-address.ts";
import { setExtras } from "./choices/set-extras.ts";
import { fetchCheckout } from "./fetch.ts";
import { generate } from "./generate.ts";
import { invalidate } from "./invalidate.ts";
import { confirm } from "./payment/confirm.ts";
import { pay } from "./payment/pay.ts";
import type { OpenedCheckout } from "./stored-checkout.ts";

const done = { status: true as const };

/** For calls that change nothing of the delivery: most of an answer is couriers with their pickup points. */
const WITHOUT_DELIVERY = PAYMENT_STEP_FIELDS.filter((field) => field !== "delivery");

/** CHECKOUT-01 … CHECKOUT-11. Every change returns the changed checkout, without the delivery where that stays as it was. */
export function createCheckoutCalls(deps: CheckoutDeps) {
  const show = async (
    context: ReaderContext,
    opened: OpenedCheckout,
    fields?: readonly CheckoutField[],
  ): Promise<CheckoutData> => {
    const { slug, state } = opened.checkout;
    const order = opened.isOwn && state === "ordered" ? await deps.orders.findBySlug(context.db, slug) : null;
    return presentCheckout(deps, context, { opened, order, fields });
  };
  const answer = async (
    context: ReaderContext,
    opened: Promise<OpenedCheckout>,
    fields?: readonly CheckoutField[],
  ) => ({ ...done, data: await show(context, await opened, fields) });
  const { checkout } = calls;

  return {
    generate: checkout.generate.handler(async ({ context }) => ({ ...done, slug: await generate(deps, context) })),
    fetch: checkout.fetch.handler(({ input, context }) =>
      answer(context, fetchCheckout(deps, context, input.slug), input.fields),
    ),
    status: checkout.status.handler(({ input, context }) => checkoutStatus(deps, context, input.slug)),
    setShipping: checkout.setShipping.handler(({ input, context }) =>
      answer(context, setShipping(context, input.slug, input.shipping_method), WITHOUT_DELIVERY),
    ),
    setDelivery: checkout.setDelivery.handler(({ input, context }) =>
      answer(context, setDelivery(deps, context, input)),
    ),
    setAddress: checkout.setAddress.handler(({ input, context }) => answer(context, setAddress(deps, context, input))),
    setEmail: checkout.setEmail.handler(({ input, context }) =>
      answer(context, setEmail(context, input.slug, input.email), WITHOUT_DELIVERY),
    ),
    setExtras: checkout.setExtras.handler(({ input, context }) =>
      answer(context, setExtras(context, input.slug, input), WITHOUT_DELIVERY),
    ),
    saveDraft: checkout.saveDraft.handler(async ({ input, context }) => {
      await saveDraft(context, input.slug, input.draft);
      return done;
    }),
    applyPromotion: checkout.applyPromotion.handler(({ input, context }) =>
      answer(context, applyPromotion(deps, context, input), WITHOUT_DELIVERY),
    ),
    removePromotion: checkout.removePromotion.handler(({ input, context }) =>
      answer(context, removePromotion(context, input.slug), WITHOUT_DELIVERY),
    ),
    applyBalance: checkout.applyBalance.handler(({ input, context }) =>
      answer(context, applyBalance(context, input.slug), WITHOUT_DELIVERY),
    ),
    removeBalance: checkout.removeBalance.handler(async ({ input, context }) => {
      await removeBalance(deps, context, input.slug);
      return done;
    }),
    setPayment: checkout.setPayment.handler(({ input, context }) =>
      answer(context, setPayment(deps, context, input), WITHOUT_DELIVERY),
    ),
    confirm: checkout.confirm.handler(async ({ input, context }) => {
      const { opened, result, changes } = await confirm(deps, context, input);
      const fields = result === "confirmed" ? WITHOUT_DELIVERY : undefined;
      return { ...done, result, changes, data: await show(context, opened, fields) };
    }),
    pay: checkout.pay.handler(({ input, context }) => pay(deps, context, input)),
    invalidate: checkout.invalidate.handler(async ({ input, context }) => {
      await invalidate(context, input.slug, input.left_at);
      return done;
    }),
  };
}
