import type { MouseEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { listingQueryString } from "#domain/catalogue/listing/listing-query.ts";
import { hasMore, nextCount } from "#domain/catalogue/listing/paging.ts";
import { formatCount } from "#i18n/format.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useListing } from "./listing-state.tsx";
import type { MoreProducts } from "./use-more-products.ts";

/** CATALOG-07: more products are loaded by a button, never by scrolling. */
export function ListingFoot({ more }: { more: MoreProducts }) {
  const t = useTranslate();
  const { data } = useListing();
  const shown = more.items.length;
  const numbers = { shown: formatCount(shown), total: formatCount(data.total) };
  return (
    <div className="mt-10 flex flex-col items-center gap-3 md:mt-14">
      <p role="status" className="text-ui text-ink2">
        {t("listing.showing", numbers)}
      </p>
      <progress aria-hidden="true" value={shown} max={data.total} className="shown-share" />
      {hasMore(shown, data.total) && <MoreLink more={more} count={nextCount(shown, data.total)} />}
      {more.state === "failed" && (
        <p role="alert" className="text-sm text-bad">
          {t("listing.more-failed")}
        </p>
      )}
    </div>
  );
}

/** A link to the next page; with JavaScript its products are appended to this page instead. */
function MoreLink({ more, count }: { more: MoreProducts; count: number }) {
  const t = useTranslate();
  const { query } = useListing();
  const isBusy = more.state === "busy";
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void more.showMore();
  }
  return (
    <a
      href={listingQueryString({ ...query, page: more.page + 1 })}
      rel="nofollow"
      aria-busy={isBusy || undefined}
      onClick={handleClick}
      className={`mt-1 min-w-40 ${buttonClass({ variant: "outline", size: "lg" })}`}
    >
      {isBusy && <Spinner />}
      {t("listing.show-more", { number: count })}
    </a>
  );
}
