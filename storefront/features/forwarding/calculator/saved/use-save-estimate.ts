import { useRevalidator } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { UnansweredCall } from "#client/calls/network-call.ts";
import { useSafeAction } from "#client/calls/use-safe-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { CalculatorData } from "../load-calculator.ts";
import { requestOf } from "../request-of.ts";
import type { Calculation } from "../use-calculation.ts";

/** Keeps what the form has, once its estimate is shown; sent once, also when the connection is lost meanwhile. */
export function useSaveEstimate({ choices }: CalculatorData, { settle }: Pick<Calculation, "settle">) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { config, currencyId } = usePageData();
  const { run, busy } = useSafeAction();

  async function send(idempotencyKey: string): Promise<void> {
    const request = requestOf(await settle(), choices);
    if (!request) return;
    try {
      await browserApi.calculator.save(
        { ...request, language_id: config.searchKeys.languageId, currency_id: currencyId },
        { context: { idempotencyKey } },
      );
    } catch (error) {
      if (error instanceof UnansweredCall) throw error;
      showToast({ tone: "error", text: t(readRefusal(error).problem) });
      return;
    }
    showToast({ tone: "success", text: t("calculator.saved.done") });
    await revalidate();
  }

  return { save: () => void run(send), busy };
}
