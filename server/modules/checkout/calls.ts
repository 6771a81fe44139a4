import type { CheckoutData } from "../../../contracts/shop/checkout-data.ts";
import type { CheckoutField } from "../../../domain/checkout/steps.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { idempotent } from "../../platform/calls/idempotency.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import { setAddress } from "./address.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { applyBalance, removeBalance, setDelivery, setEmail, setPayment, setShipping } from "./choices.ts";
import { confirm } from "./confirm.ts";
import { describeCheckout } from "./describe-checkout.ts";
import { fetchCheckout } from "./fetch.ts";
import { generate } from "./generate.ts";
import { invalidate } from "./invalidate.ts";
import { pay } from "./pay.ts";
import { applyPromotion, removePromotion } from "./promotion.ts";
import { scopeOf } from "./shown-in.ts";
import { standing } from "./standing.ts";
import type { OpenedCheckout } from "./stored-checkout.ts";

const done = { status: true as const };

interface Asked {
  language_id: number;
  fields?: readonly CheckoutField[] | undefined;
}

/** CHECKOUT-01 … CHECKOUT-11. Every change answers the whole checkout as it stands after it. */
export function createCheckoutCalls(parts: CheckoutParts) {
  const show = async (context: CallContext, input: Asked, opened: OpenedCheckout): Promise<CheckoutData> => {
    const { db, storefront } = context;
    const { slug, state } = opened.checkout;
    const order = opened.isOwn && state === "ordered" ? await parts.orders.findBySlug(db, slug) : null;
    return describeCheckout(parts, opened, order, { storefront, languageId: input.language_id, fields: input.fields });
  };
  const answer = async (context: CallContext, input: Asked, opened: Promise<OpenedCheckout>) => ({
    ...done,
    data: await show(context, input, await opened),
  });
  const { checkout } = calls;

  return {
    generate: checkout.generate.handler(async ({ input, context }) => {
      const scope = scopeOf(context.storefront, input);
      return { ...done, slug: await generate(parts, context, { scope, languageId: input.language_id }) };
    }),
    fetch: checkout.fetch.handler(({ input, context }) => answer(context, input, fetchCheckout(parts, context, input))),
    standing: checkout.standing.handler(({ input, context }) => standing(parts, context, input.slug)),
    setShipping: checkout.setShipping.handler(({ input, context }) =>
      answer(context, input, setShipping(context, input.slug, input.shipping_method)),
    ),
    setDelivery: checkout.setDelivery.handler(({ input, context }) =>
      answer(context, input, setDelivery(parts, context, input)),
    ),
    setAddress: checkout.setAddress.handler(({ input, context }) =>
      answer(context, input, setAddress(parts, context, input)),
    ),
    setEmail: checkout.setEmail.handler(({ input, context }) =>
      answer(context, input, setEmail(context, input.slug, input.email)),
    ),
    applyPromotion: checkout.applyPromotion.handler(({ input, context }) =>
      answer(context, input, applyPromotion(parts, context, input)),
    ),
    removePromotion: checkout.removePromotion.handler(({ input, context }) =>
      answer(context, input, removePromotion(context, input.slug)),
    ),
    applyBalance: checkout.applyBalance.handler(({ input, context }) =>
      answer(context, input, applyBalance(context, input.slug)),
    ),
    removeBalance: checkout.removeBalance.handler(async ({ input, context }) => {
      await removeBalance(parts, context, input.slug);
      return done;
    }),
    setPayment: checkout.setPayment.handler(({ input, context }) =>
      answer(context, input, setPayment(parts, context, input)),
    ),
    confirm: checkout.confirm.handler(async ({ input, context }) => {
      const { opened, result, changes } = await confirm(parts, context, input);
      return { ...done, result, changes, data: await show(context, input, opened) };
    }),
    pay: checkout.pay.handler(({ input, context }) =>
      idempotent(context, "checkout.pay", input, () => pay(parts, context, input)),
    ),
    invalidate: checkout.invalidate.handler(async ({ input, context }) => {
      await invalidate(context, input.slug, input.left_at);
      return done;
    }),
  };
}
