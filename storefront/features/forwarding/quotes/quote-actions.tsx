import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";

const STEPS = ["again", "back", "decline", "cancel"] as const;

/** The customer's actions beside accepting, exactly as the machine allows them. */
export function QuoteActions({ quote }: { quote: QuoteDetails }) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();
  const { slug, state, actions, due, currency } = quote;
  const offered = STEPS.filter((step) => actions.includes(step));
  const act = (step: (typeof STEPS)[number]) =>
    run(async () => {
      const context = { idempotencyKey: crypto.randomUUID() };
      await browserApi.quotes[step]({ slug, language_id: languageId }, { context });
      await revalidate();
    });
  if (offered.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {state === "awaiting_payment" && due !== null && (
        <LocalLink to={`/payment/${slug}`} className={buttonClass()}>
          {t("quotes.pay", { amount: formatMoney(due, currency, t.language) })}
        </LocalLink>
      )}
      {offered.map((step) => (
        <Button key={step} variant={step === "again" ? "primary" : "outline"} busy={busy} onClick={() => act(step)}>
          {t(step === "cancel" && state === "paid" ? "quotes.action.cancel-paid" : `quotes.action.${step}`)}
        </Button>
      ))}
    </div>
  );
}
