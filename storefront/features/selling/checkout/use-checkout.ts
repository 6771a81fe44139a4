import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { sayThatItWaits, sendWhenConnected } from "#client/calls/send-when-connected.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { type CheckoutState, newCheckoutState, receiveCheckout } from "#domain/selling/checkout/checkout-state.ts";
import type { CheckoutStep } from "#domain/selling/checkout/steps.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { showToast } from "#ui/toast-store.ts";
import { anticipatedTotals } from "./anticipated-totals.ts";

export type Checkout = ReturnType<typeof useCheckout>;
type State = CheckoutState<CheckoutData>;
type CheckoutCall = () => Promise<{ data: CheckoutData }>;

/**
 * A checkout step: the server's last answer, overlaid with choices that it has not answered yet (CHECKOUT-01,
 * PRICE-08).
 */
export function useCheckout(loaded: CheckoutData, step: CheckoutStep) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const [confirmed, setConfirmed] = useState<State>(() =>
    receiveCheckout(newCheckoutState<CheckoutData>(step), loaded),
  );
  const { choices, anticipate, endChoices } = useChoices(() => (step === "shipping" ? begunCourier(loaded) : {}));
  const [unanswered, setUnanswered] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(loaded);
  const state = { ...confirmed, ...choices };
  const data = confirmed.data ?? loaded;
  useOpenCheckout(confirmed.slug === null ? null : data);
  // CHECKOUT-01: fetching a checkout also reloads the current user.
  useEffect(() => void loadCurrentUser(), []);

  /** An answer leaves out the fields that its call cannot have changed. */
  function receive(answer: CheckoutData): void {
    const whole = { ...latest.current, ...answer };
    latest.current = whole;
    setConfirmed((known) => receiveCheckout(known, whole));
  }

  /** Ordered in another tab: the loader redirects to the order. Not found: the step shows that it is closed. */
  function handleClosed(error: unknown): void {
    const { code } = readRefusal(error);
    if (code === "checkout_closed") void revalidate();
    if (code === "not_found") setConfirmed((known) => receiveCheckout(known, null));
  }

  /** Sends calls one at a time, so that the last answer belongs to the last choice. Throws refusals. */
  async function send(call: CheckoutCall, chosen: Partial<State> = {}): Promise<CheckoutData> {
    anticipate(chosen);
    setUnanswered((count) => count + 1);
    const answer = last.current.then(call);
    last.current = answer.catch(() => undefined);
    try {
      receive((await answer).data);
    } catch (error) {
      handleClosed(error);
      throw error;
    } finally {
      setUnanswered((count) => count - 1);
      endChoices(chosen);
    }
    return latest.current;
  }

  /** Shows a choice at once, and sends it when there is a connection; reverts it and shows why when it is refused. */
  function choose(chosen: Partial<State>, call: CheckoutCall): Promise<boolean> {
    return send(() => sendWhenConnected(call, () => sayThatItWaits(t)), chosen).then(
      () => true,
      (error) => {
        showToast({ tone: "error", text: t(readRefusal(error).problem) });
        return false;
      },
    );
  }

  return {
    state,
    data,
    isClosed: confirmed.slug === null,
    totals: Object.keys(choices).length > 0 ? anticipatedTotals(data, state) : data.totals,
    isSettling: unanswered > 0,
    params: { slug: loaded.slug, language_id: languageId },
    send,
    choose,
    anticipate,
    handleClosed,
    receive,
    change: setConfirmed,
    /** Resolves once all choices are answered. */
    settled: async () => {
      await last.current;
      return latest.current;
    },
  };
}

/** The choices that the server has not answered yet. */
function useChoices(begun: () => Partial<State>) {
  const [choices, setChoices] = useState(begun);
  return {
    choices,
    /** Shows a choice before it is complete enough to send: a courier without its pickup point. */
    anticipate: (chosen: Partial<State>) => setChoices((others) => ({ ...others, ...chosen })),
    endChoices: (answered: Partial<State>) => setChoices((others) => withoutAnswered(others, answered)),
  };
}

/** A choice that changed in the meantime stays until its own answer. */
function withoutAnswered(choices: Partial<State>, answered: Partial<State>): Partial<State> {
  const isOpen = ([key, value]: [string, unknown]) => answered[key as keyof State] !== value;
  return Object.fromEntries(Object.entries(choices).filter(isOpen));
}

/** A courier that was chosen last and still lacks its pickup point (CHECKOUT-05). */
function begunCourier({ draft, delivery }: CheckoutData): Partial<State> {
  const begun = delivery?.local_delivery_couriers.find(({ id }) => String(id) === draft?.delivery_method);
  const lacksPoint = begun?.has_pickup_points && begun.id !== delivery?.local_delivery;
  return lacksPoint ? { delivery_method: begun.id, parcel_shop: null } : {};
}
