import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { readRefusal } from "../../../client/forms/call-refusal.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { CheckoutData } from "../../../contracts/shop/checkout-data.ts";
import { type CheckoutState, newCheckoutState, receiveCheckout } from "../../../domain/checkout/checkout-state.ts";
import type { CheckoutStep } from "../../../domain/checkout/steps.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { useOpenCheckout } from "../../commerce/checkout/open-checkout.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { loadCurrentUser } from "../../shell/visitor/current-user.ts";
import { anticipatedTotals } from "./shown-totals.ts";

export type Checkout = ReturnType<typeof useCheckout>;
type State = CheckoutState<CheckoutData>;
type Answering = () => Promise<{ data: CheckoutData }>;

/**
 * A step of the checkout: what the server answered, and on top of it what was just chosen, until the server has
 * answered that too (CHECKOUT-01, PRICE-08).
 */
export function useCheckout(loaded: CheckoutData, step: CheckoutStep) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const [confirmed, setConfirmed] = useState<State>(() =>
    receiveCheckout(newCheckoutState<CheckoutData>(step), loaded),
  );
  const [choices, setChoices] = useState<Partial<State>>({});
  const [unanswered, setUnanswered] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(loaded);
  const state = { ...confirmed, ...choices };
  const data = confirmed.data ?? loaded;
  useOpenCheckout(confirmed.slug === null ? null : data);
  // CHECKOUT-01: whoever fetches a checkout learns anew who is buying.
  useEffect(() => void loadCurrentUser(), []);

  function receive(answer: CheckoutData): void {
    latest.current = answer;
    setConfirmed((known) => receiveCheckout(known, answer));
  }

  /** It may have become an order in another tab, which the page's loader leads to; or it is no more. */
  function noticeEnd(error: unknown): void {
    const { code } = readRefusal(error);
    if (code === "checkout_closed") revalidate();
    if (code === "not_found") setConfirmed((known) => receiveCheckout(known, null));
  }

  /** One call after the other, so that the last answer is that of the last choice; throws what the server refuses. */
  async function send(call: Answering, chosen: Partial<State> = {}): Promise<CheckoutData> {
    anticipate(chosen);
    setUnanswered((count) => count + 1);
    const answer = last.current.then(call);
    last.current = answer.catch(() => undefined);
    try {
      receive((await answer).data);
    } catch (error) {
      noticeEnd(error);
      throw error;
    } finally {
      setUnanswered((count) => count - 1);
      setChoices((others) => withoutAnswered(others, chosen));
    }
    return latest.current;
  }

  /** Shows a choice that the server cannot take yet: a courier without its pickup point. */
  function anticipate(chosen: Partial<State>): void {
    setChoices((others) => ({ ...others, ...chosen }));
  }

  /** Shows a choice at once and takes it back, saying why, when the server refuses it. */
  function choose(chosen: Partial<State>, call: Answering): Promise<boolean> {
    return send(call, chosen).then(
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
    isOver: confirmed.slug === null,
    totals: Object.keys(choices).length > 0 ? anticipatedTotals(data, state) : data.totals,
    isSettling: unanswered > 0,
    own: { slug: loaded.slug, language_id: languageId },
    send,
    choose,
    anticipate,
    noticeEnd,
    receive,
    change: setConfirmed,
    /** Waits until all choices are answered. */
    settled: async () => {
      await last.current;
      return latest.current;
    },
  };
}

/** A choice that was made anew in the meantime still waits for its own answer. */
function withoutAnswered(choices: Partial<State>, answered: Partial<State>): Partial<State> {
  const isOpen = ([key, value]: [string, unknown]) => answered[key as keyof State] !== value;
  return Object.fromEntries(Object.entries(choices).filter(isOpen));
}
