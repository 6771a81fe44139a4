import type { LucideIcon } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useOpenCheckout } from "#storefront/commerce/checkout/open-checkout.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useVisitor } from "#storefront/shell/visitor/current-user.ts";
import { buttonClass } from "#ui/button-class.ts";
import { OutcomeCard } from "#ui/outcome-card.tsx";

interface NeutralOutcomeProps {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** Claims nothing about an order or its money, and leads to where the reader's own orders are. */
export function NeutralOutcome({ icon, title, text }: NeutralOutcomeProps) {
  const t = useTranslate();
  const { user } = useVisitor();
  useOpenCheckout(null);
  return (
    <>
      <PageHead title={title} description={text} noindex />
      <OutcomeCard icon={icon} tone="pri" title={title} text={text}>
        <LocalLink
          to={user ? "/my-orders" : "/login?redirect=%2Fmy-orders"}
          className={buttonClass({ block: true, size: "lg" })}
        >
          {t(user ? "auth.menu.orders" : "auth.login.submit")}
        </LocalLink>
        <LocalLink to="/" className={buttonClass({ variant: "text", block: true })}>
          {t("payment.to-shop")}
        </LocalLink>
      </OutcomeCard>
    </>
  );
}
