import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { paidPage } from "#domain/money/payments/payable-kind.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { trackPurchase } from "#storefront/commerce/analytics/track-checkout.ts";
import { reloadCart } from "#storefront/commerce/cart/cart-actions.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";
import { buttonClass } from "#ui/button-class.ts";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { usePaymentOutcome } from "./use-payment-outcome.ts";

interface PaymentReturnProps {
  payment: string;
  loaded: PaymentState;
  /** The provider sent the customer to the failure page; its event may arrive a moment later. */
  isRefused?: boolean;
}

/** ROUTE-21: waits for the provider's event, then goes to what was paid or shows the failure. */
export function PaymentReturn({ payment, loaded, isRefused = false }: PaymentReturnProps) {
  const t = useTranslate();
  const { state, hasTimedOut } = usePaymentOutcome(payment, loaded);
  useOpenCheckout(null);
  usePaidDestination(state);
  const isOpen = state.outcome === "confirming";
  if (state.outcome === "failed" || state.outcome === "cancelled" || isRefundedAtOnce(state) || (isOpen && isRefused)) {
    return <PaymentFailed state={state} />;
  }
  if (isOpen && hasTimedOut) return <StillConfirming state={state} />;
  return (
    <>
      <PageHead title={t("payment.confirming.title")} description={t("payment.confirming.text")} noindex />
      <OutcomeCard icon={null} tone="pri" title={t("payment.confirming.title")} text={t("payment.confirming.text")} />
    </>
  );
}

/** The money paid for nothing, and what it was for is still due (I19). */
const isRefundedAtOnce = ({ outcome, can_retry }: PaymentState) => outcome === "refunded" && can_retry;

function usePaidDestination(state: PaymentState): void {
  const navigate = useNavigate();
  const { locale } = usePageData();
  const { language_id, currency_id } = useShownIn();
  const isPaid = state.outcome === "paid" || (state.outcome === "refunded" && !isRefundedAtOnce(state));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it becomes paid
  useEffect(() => {
    if (!isPaid) return;
    trackPurchase(state);
    void reloadCart({ language_id, currency_id });
    void loadCurrentUser();
    void navigate(withLocale(paidPage(state.kind, state.slug), locale), { replace: true });
  }, [isPaid]);
}

/** The provider's event is still missing; the customer is notified of the outcome by mail. */
function StillConfirming({ state }: { state: PaymentState }) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t("payment.later.title")}
        description={t("payment.later.text", { number: state.number })}
        noindex
      />
      <OutcomeCard
        icon={MailCheck}
        tone="warn"
        title={t("payment.later.title")}
        text={<p>{t("payment.later.text", { number: state.number })}</p>}
      >
        <LocalLink to={paidPage(state.kind, state.slug)} className={buttonClass({ block: true })}>
          {t(state.kind === "invoice" ? "invoice.look" : "payment.later.look")}
        </LocalLink>
        <LocalLink to="/" className={buttonClass({ variant: "text", block: true })}>
          {t("payment.to-shop")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}
