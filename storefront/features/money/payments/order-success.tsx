import { Check, Clock, Mail, UserPlus } from "lucide-react";
import { useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { trackPaymentSuccessPage } from "#storefront/commerce/analytics/track-checkout.ts";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { StepLine } from "#storefront/commerce/orders/step-line.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { OutcomeCard } from "#ui/outcome-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";

/** ROUTE-27: an order that is still unpaid links to its payment instead of confirming. */
export function OrderSuccess({ order }: { order: OrderDetails }) {
  useOpenCheckout(null);
  return order.can_pay ? <OrderUnpaid order={order} /> : <OrderPaid order={order} />;
}

function OrderPaid({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { number, slug, email, is_owner, is_guest, next_step } = order;
  useEffect(() => trackPaymentSuccessPage("marketplace"), []);
  // A visitor who only knows the address reads the status of the order, but no thanks (T062).
  const title = is_owner ? t("payment.success.title") : t("payment.success.number", { number });
  return (
    <>
      <PageHead title={title} description={is_owner ? t("payment.success.description") : title} noindex />
      <OutcomeCard
        icon={Check}
        tone="ok"
        title={title}
        text={
          <>
            {is_owner && <p>{t("payment.success.number", { number })}</p>}
            <p>
              <WholeDates>{t(next_step.key as MessageKey, next_step.values)}</WholeDates>
            </p>
          </>
        }
      >
        {is_owner && email && <Fact icon={Mail}>{t("payment.success.mail", { email })}</Fact>}
        {is_owner && (
          <LocalLink
            to={is_guest ? `/order/${slug}` : `/my-orders/${slug}`}
            className={buttonClass({ block: true, size: "lg" })}
          >
            {t("payment.success.order")}
          </LocalLink>
        )}
        <LocalLink to="/" className={buttonClass({ variant: is_owner ? "text" : "primary", block: true })}>
          {t("payment.to-shop")}
        </LocalLink>
      </OutcomeCard>
      <Panel padding="widest" className="mx-auto mt-5 max-w-[960px]">
        <h2 className="mb-5 type-h3">{t("payment.success.next")}</h2>
        <StepLine order={order} />
      </Panel>
      {is_owner && is_guest && <AccountHint />}
    </>
  );
}

function OrderUnpaid({ order: { number, slug } }: { order: OrderDetails }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("payment.unpaid.title")} description={t("payment.unpaid.text", { number })} noindex />
      <OutcomeCard
        icon={Clock}
        tone="warn"
        title={t("payment.unpaid.title")}
        text={t("payment.unpaid.text", { number })}
      >
        <LocalLink to={`/payment/${slug}`} className={buttonClass({ block: true, size: "lg" })}>
          {t("payment.unpaid.pay")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Mail; children: string }) {
  return (
    <p className="mb-1.5 flex items-center justify-center gap-2.5 rounded-field bg-sunk px-4 py-3 text-sm wrap-anywhere">
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A guest who registers with the same e-mail finds this order in the account. */
function AccountHint() {
  const t = useTranslate();
  return (
    <Panel padding="none" className="mx-auto mt-5 flex max-w-[960px] flex-wrap items-center gap-4 p-5 md:px-8">
      <UserPlus aria-hidden="true" className="size-6 text-pri" />
      <p className="min-w-0 grow basis-60 text-ui text-ink2">{t("payment.success.account")}</p>
      <LocalLink to="/register" className={buttonClass({ variant: "outline" })}>
        {t("payment.success.register")}
      </LocalLink>
    </Panel>
  );
}
