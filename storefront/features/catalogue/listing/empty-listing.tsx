import { SearchX } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { countChoices, NO_FILTERS } from "#domain/catalogue/listing/selected-filters.ts";
import { AddressLink, LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { chipClass } from "./filters/quick-chips.tsx";
import { FoundAnswers } from "./found-answers.tsx";
import { useListing } from "./listing-state.tsx";

export function EmptyListing() {
  const t = useTranslate();
  const { query, hrefOf } = useListing();
  const hasChoices = countChoices(query.filters) > 0 || query.letter !== null;
  const { searchText } = query;
  return (
    <>
      <EmptyState
        drawing={<SearchX className="size-12 text-ink3" />}
        title={searchText ? t("listing.empty.search", { text: searchText }) : t("listing.empty.title")}
        text={hasChoices ? t("listing.empty.filters") : t(searchText ? "listing.empty.typo" : "listing.empty.text")}
        action={
          hasChoices ? (
            <AddressLink
              to={hrefOf({ filters: NO_FILTERS, letter: null })}
              preventScrollReset
              className={buttonClass()}
            >
              {t("listing.remove-filters")}
            </AddressLink>
          ) : (
            <LocalLink to="/marketplace" className={buttonClass()}>
              {t("listing.all-categories")}
            </LocalLink>
          )
        }
      />
      {searchText && <BuyForMe words={searchText} />}
      {searchText && <FoundAnswers words={searchText} />}
      <OtherCategories />
    </>
  );
}

/** Links to a quote, because goods that are not sold here can be bought on request. */
function BuyForMe({ words }: { words: string }) {
  const t = useTranslate();
  return useSiteLinks(["buyForMe"]).map(({ name, to }) => (
    <p key={name} className="mt-6 text-center">
      <LocalLink to={`${to}?${new URLSearchParams({ name: words })}`} className={buttonClass({ variant: "outline" })}>
        {t("listing.empty.buy-for-me", { text: words })}
      </LocalLink>
    </p>
  ));
}

function OtherCategories() {
  const t = useTranslate();
  const { head, children } = useListing().data.branch;
  if (children.length === 0) return null;
  const others = head.id > 0 ? [head, ...children] : children;
  return (
    <nav aria-label={t("listing.other-categories")} className="mt-6">
      <p className="text-sm text-ink3">{t("listing.other-categories")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {others.map(({ id, name, slug }) => (
          <li key={id}>
            <LocalLink to={`/c/${slug}`} className={chipClass}>
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
