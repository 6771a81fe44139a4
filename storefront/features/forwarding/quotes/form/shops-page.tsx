import { Store } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteShop } from "#contracts/shop/forwarding/quote-shops.ts";
import { countryName } from "#i18n/display-names.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { LoadingFailed } from "#storefront/shell/errors/loading-failed.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { PageForm } from "#storefront/shell/navigation/page-form.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import type { ShopsData } from "../load-quotes.ts";

/** ROUTE-53 quotes-all-stores: the shops that we buy from often; any other one can be asked for too. */
export function ShopsPage({ query, shops, known, isFailed }: ShopsData) {
  const t = useTranslate();
  const action = useLocalPath("/quotes-all-stores");
  return (
    <>
      <PageHead title={t("quotes.shops.title")} description={t("quotes.shops.text")} noindex={query !== ""} />
      <h1 className="type-h1">{t("quotes.shops.title")}</h1>
      <p className="mb-5 text-ui text-ink2">{t("quotes.shops.text")}</p>
      <PageForm action={action} role="search" className="mb-6 flex max-w-160 gap-3">
        <SearchInput name="q" value={query} label={t("quotes.shops.search", { known })} />
        <Button type="submit" variant="tonal">
          {t("quotes.shops.find")}
        </Button>
      </PageForm>
      {isFailed && <LoadingFailed title={t("quotes.failed.title")} text={t("quotes.failed.text")} />}
      {!isFailed && shops.length === 0 && <NoShops />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shops.map((shop) => (
          <ShopCard key={shop.host} shop={shop} />
        ))}
      </ul>
    </>
  );
}

function ShopCard({ shop: { host, name, country_code, kind, min_days, max_days } }: { shop: QuoteShop }) {
  const t = useTranslate();
  const link = new URLSearchParams({ link: `https://${host}/` });
  return (
    <Panel as="li" padding="none" className="flex flex-col gap-3 p-5">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-card bg-soft text-softink">
          <Store className="size-5" />
        </span>
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-ui font-semibold">{name}</h2>
          <p className="text-sm text-ink2">{host}</p>
        </div>
      </div>
      <p className="grow text-sm text-ink2">
        {[t(`quotes.shops.kind.${kind}` as MessageKey), countryName(country_code, t.language)].join(" · ")}
        <br />
        {t("quotes.shops.days", { from: min_days, to: max_days })}
      </p>
      <LocalLink to={`/order-form?${link}`} className={buttonClass({ variant: "outline", size: "sm" })}>
        {t("nav.buy-for-me")}
        <span className="visually-hidden"> {name}</span>
      </LocalLink>
    </Panel>
  );
}

function NoShops() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("quotes.shops.none")}
      text={t("quotes.shops.none-text")}
      action={
        <LocalLink to="/order-form" className={buttonClass()}>
          {t("quotes.empty.action")}
        </LocalLink>
      }
    />
  );
}
