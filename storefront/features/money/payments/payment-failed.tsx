import { CircleX } from "lucide-react";
import { useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { paidPage } from "#domain/money/payments/payable-kind.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { trackPaymentDeclinedPage } from "#storefront/commerce/analytics/track-checkout.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { buttonClass } from "#ui/button-class.ts";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";

/** ROUTE-20, ROUTE-22 */
export function PaymentFailed({ state }: { state: PaymentState }) {
  const t = useTranslate();
  const { user } = useVisitor();
  const { deadline } = useMomentText();
  const isQuote = state.kind === "quote";
  const isInvoice = state.kind === "invoice";
  const isTopUp = state.kind === "top_up";
  useOpenCheckout(null);
  useEffect(() => trackPaymentDeclinedPage(isQuote ? "quote" : "marketplace"), [isQuote]);
  const cause = state.failure_key as MessageKey | null;
  const wasStopped = state.outcome !== "failed" && !cause;
  // The money came and is refunded, because what is due has changed (I19).
  const isOutdated = state.outcome === "refunded";
  const stopped = wasStopped ? "payment.failed.cancelled" : "payment.failed.title";
  const title = t(isOutdated ? "payment.outdated.title" : stopped);
  return (
    <>
      <PageHead title={title} description={t("payment.failed.try-again")} noindex />
      <OutcomeCard
        icon={CircleX}
        tone="bad"
        title={title}
        text={
          <>
            {cause && <p>{t(cause)}</p>}
            {!cause && <p>{t("payment.failed.left")}</p>}
            {!isOutdated && (
              <p>{t(wasNothingCharged(state) ? "payment.failed.nothing-charged" : "payment.failed.not-yet")}</p>
            )}
            {state.can_retry && state.expires_at !== null && (
              <p>
                <WholeDates>
                  {t("payment.failed.kept", { number: state.number, moment: deadline(state.expires_at) })}
                </WholeDates>
              </p>
            )}
          </>
        }
      >
        {state.can_retry ? (
          <LocalLink to={`/payment/${state.slug}`} className={buttonClass({ block: true, size: "lg" })}>
            {t(isOutdated ? "payment.outdated.again" : "payment.failed.again")}
          </LocalLink>
        ) : (
          <LocalLink
            to={isInvoice ? paidPage("invoice", state.slug) : "/cart"}
            className={buttonClass({ block: true, size: "lg" })}
          >
            {t(isInvoice ? "invoice.look" : "checkout.to-cart")}
          </LocalLink>
        )}
        {user && (
          <LocalLink to={isTopUp ? "/balance" : "/my-orders"} className={buttonClass({ variant: "text", block: true })}>
            {t(isTopUp ? "auth.menu.balance" : "auth.menu.orders")}
          </LocalLink>
        )}
      </OutcomeCard>
    </>
  );
}

/** True only once the provider has decided: until then the payment may still be charged. */
const wasNothingCharged = ({ outcome }: PaymentState) => outcome === "failed" || outcome === "cancelled";
