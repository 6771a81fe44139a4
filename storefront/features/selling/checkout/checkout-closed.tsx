import { PackageOpen } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";

/** CHECKOUT-04: the checkout no longer exists, but the cart does. */
export function CheckoutClosed() {
  const t = useTranslate();
  const action = (
    <LocalLink to="/cart" className={buttonClass()}>
      {t("checkout.to-cart")}
    </LocalLink>
  );
  return (
    <>
      <PageHead title={t("checkout.closed.title")} description={t("checkout.description")} noindex />
      <EmptyState
        heading="h1"
        title={t("checkout.closed.title")}
        text={t("checkout.closed.text")}
        drawing={<PackageOpen className="size-12 text-pri" />}
        action={action}
      />
    </>
  );
}
