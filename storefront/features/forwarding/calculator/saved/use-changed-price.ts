import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import type { CalculatorData } from "../load-calculator.ts";
import { changedPrice } from "./changed-price.ts";
import { openedOf, priceChange } from "./saved-price.ts";
import { useSaveEstimate } from "./use-save-estimate.ts";

/** MODAL-01: a saved estimate whose price is another one today opens with what has changed; accepting keeps the new price. */
export function useChangedPrice(data: CalculatorData): void {
  const t = useTranslate();
  const { save } = useSaveEstimate(data, { settle: async () => data.typed });
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const opened = openedOf(data);
    const change = opened && priceChange(opened);
    if (!opened || !change || shown.current === opened.id) return;
    shown.current = opened.id;
    openModal("recalculate", changedPrice(t, opened, change), (isAccepted) => isAccepted && save());
  });
}
