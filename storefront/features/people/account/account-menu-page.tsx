import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { AccountNav } from "./account-nav.tsx";

/** ROUTE-38: the account menu as a page, for small screens. */
export function AccountMenuPage({ user }: { user: CurrentUser }) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-160">
      <PageHead title={t("account.title")} description={t("account.text")} noindex />
      <h1 className="type-h1 mb-5">{t("account.title")}</h1>
      <AccountNav user={user} />
    </div>
  );
}
