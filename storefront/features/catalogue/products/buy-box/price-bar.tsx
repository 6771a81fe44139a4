import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { classNames } from "#ui/class-names.ts";
import type { ProductChoice } from "../use-product-choice.ts";
import { AddButton } from "./add-button.tsx";
import { availabilityText } from "./availability-line.tsx";

/** Replaces the tab bar on phones and keeps the price, the landed cost and the add button visible. */
export function PriceBar({ choice }: { choice: ProductChoice }) {
  const t = useTranslate();
  const { variant, landed } = choice;
  const { final, isFrom, subtotal } = landed.total;
  const { prior_amount, currency } = variant.price;
  return (
    <aside
      aria-label={t("product.price-bar")}
      data-page-bar
      className="fixed inset-x-0 bottom-0 z-40 flex h-[82px] items-center justify-between gap-4 border-t border-line bg-surface px-4 pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      <p>
        <span
          className={classNames("block text-[1.375rem]/7 font-bold", prior_amount === null ? "text-ink" : "text-sale")}
        >
          {formatMoney(subtotal, currency, t.language)}
        </span>
        {landed.chosen && variant.available > 0 && (
          <span className="block text-caption text-ink2">
            {t("product.landed-short", { price: leastText(final, isFrom, currency, t) })}
          </span>
        )}
      </p>
      {variant.available > 0 ? (
        <AddButton choice={choice} className="grow" />
      ) : (
        <p className="text-end text-caption font-semibold text-balance text-bad">{availabilityText(0, t)}</p>
      )}
    </aside>
  );
}
