import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { afterAction } from "#domain/forwarding/calculator/form-actions.ts";
import {
  calculationQuery,
  checkTyped,
  type TypedCalculation,
} from "#domain/forwarding/calculator/typed-calculation.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { type Answer, answerOf, NO_ANSWER } from "./ask-estimate.ts";
import { calculatePath } from "./calculate-path.ts";
import type { CalculatorData } from "./load-calculator.ts";
import { noteOwnQuery } from "./own-address.ts";
import { requestOf } from "./request-of.ts";
import { decimalSign, typicalItems } from "./typical-items.ts";

const QUIET_MS = 350;

/** The state of the form. Estimate and address follow input after a short pause; a failure keeps the input. */
export function useCalculation(data: CalculatorData) {
  const { language } = useTranslate();
  const navigate = useNavigate();
  const askServer = useAskServer(data);
  const [typed, setTyped] = useState(data.typed);
  /** The results beside the form. */
  const [shown, setShown] = useState(data);
  const pause = useRef<number | undefined>(undefined);
  const asked = useRef(data.typed);
  const loaded = useRef(data);

  useEffect(() => {
    if (loaded.current === data) return;
    loaded.current = data;
    setShown(data);
    // The address is the same, such as after saving, so newer input stays.
    if (calculatePath(data.typed) === calculatePath(asked.current)) return;
    asked.current = data.typed;
    setTyped(data.typed);
  }, [data]);
  useEffect(() => () => clearTimeout(pause.current), []);

  async function ask(next: TypedCalculation): Promise<void> {
    clearTimeout(pause.current);
    asked.current = next;
    noteOwnQuery(calculationQuery(next));
    void navigate(withLocale(calculatePath(next), language), { replace: true, preventScrollReset: true });
    const answer = await askServer(next);
    if (asked.current !== next) return;
    const { problems } = checkTyped(next);
    setShown((before) => ({ ...before, typed: next, problems, savedId: null, ...answer }));
  }

  function change(next: TypedCalculation): void {
    setTyped(next);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => void ask(next), QUIET_MS);
  }

  function act(action: string): void {
    const next = afterAction(typed, action, typicalItems(data.choices, language), decimalSign(language));
    if (!next) return;
    setTyped(next);
    void ask(next);
  }

  /** Waits until the shown estimate is that of the form's present values. */
  async function settle(): Promise<TypedCalculation> {
    if (asked.current !== typed) await ask(typed);
    return typed;
  }

  return { typed, shown, change, act, settle, submit: () => void ask(typed) };
}

export type Calculation = ReturnType<typeof useCalculation>;

function useAskServer({ choices }: CalculatorData) {
  const { config, currencyId } = usePageData();
  return async (typed: TypedCalculation): Promise<Answer> => {
    const request = requestOf(typed, choices);
    if (!request) return NO_ANSWER;
    const reader = { language_id: config.searchKeys.languageId, currency_id: currencyId };
    return answerOf(browserApi.calculator.estimate({ ...request, ...reader })).catch((error) => ({
      estimate: null,
      refusal: readRefusal(error).problem,
    }));
  };
}
