import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { PriceBlock } from "#storefront/commerce/products/price-block.tsx";
import { VariantAxis } from "#storefront/commerce/products/variants/variant-axis.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import type { ProductPageData } from "../product-data.ts";
import type { ProductChoice } from "../use-product-choice.ts";
import { AddButton } from "./add-button.tsx";
import { AvailabilityLine } from "./availability-line.tsx";
import { LandedCostLines } from "./landed-cost-lines.tsx";
import { ProductHeading } from "./product-heading.tsx";
import { QuantityChoice } from "./quantity-choice.tsx";
import { ShippingChoice } from "./shipping-choice.tsx";
import { SizeChartLink } from "./size-chart-link.tsx";
import { WatchSoldOut } from "./watch-sold-out.tsx";

interface BuyBoxProps {
  page: ProductPageData;
  choice: ProductChoice;
  /** Absent when the product has no size chart. */
  onOpenSizeChart: (() => void) | undefined;
}

const card =
  "tablet:sticky tablet:top-24 tablet:grid tablet:gap-5 tablet:rounded-panel " +
  "tablet:border tablet:border-line tablet:bg-surface tablet:p-6 tablet:shadow-sh2";

/**
 * On phones the card's children join the page grid and the price is moved above the choices. The price contains nothing
 * focusable, so the focus order still matches the visual order.
 */
export function BuyBox({ page, choice, onOpenSizeChart }: BuyBoxProps) {
  const t = useTranslate();
  const { product } = page;
  const { variant } = choice;
  return (
    <div className="flex flex-col gap-6">
      <ProductHeading product={product} sku={choice.missing ? product.sku : variant.sku} />
      {product.axes.length > 0 && (
        <div className="grid gap-5 max-tablet:order-2">
          {product.axes.map((axis) => (
            <VariantAxis
              key={axis.field_id}
              axis={axis}
              choice={choice}
              aside={axis.display === "sizes" && onOpenSizeChart && <SizeChartLink onOpen={onOpenSizeChart} />}
              missed={(option) => <WatchSoldOut {...{ product, axis, choice, option }} />}
            />
          ))}
        </div>
      )}
      <div className={`${card} max-tablet:contents`}>
        <div className="max-tablet:order-1 tablet:border-b tablet:border-line tablet:pb-5">
          <PriceBlock price={variant.price} size="page" />
        </div>
        <div className="grid gap-5 max-tablet:order-3">
          {variant.available > 0 ? (
            <Purchase page={page} choice={choice} />
          ) : (
            <SoldOut isWholeProduct={product.variants.every(({ available }) => available === 0)} />
          )}
          <LocalLink
            to={`/watch/${product.id}?variant=${variant.id}`}
            className={variant.available > 0 ? "text-sm underline underline-offset-3" : buttonClass({ block: true })}
          >
            {t(variant.available > 0 ? "product.watch-price" : "product.watch-stock")}
          </LocalLink>
        </div>
      </div>
    </div>
  );
}

interface PurchaseProps {
  page: ProductPageData;
  choice: ProductChoice;
}

function Purchase({ page, choice }: PurchaseProps) {
  return (
    <>
      <ShippingChoice destination={page.destinationName} choice={choice} terms={page.terms} />
      <LandedCostLines choice={choice} />
      <div className="flex flex-wrap gap-3">
        <QuantityChoice choice={choice} />
        <AddButton choice={choice} className="grow max-tablet:hidden" />
      </div>
      <AvailabilityLine available={choice.available} />
    </>
  );
}

const Note = late(async () => (await import("#ui/note.tsx")).Note);

function SoldOut({ isWholeProduct }: { isWholeProduct: boolean }) {
  const t = useTranslate();
  return (
    <>
      <AvailabilityLine available={0} />
      <Suspense>
        <Note tone="warn">{t(isWholeProduct ? "product.sold-out-all" : "product.sold-out-choice")}</Note>
      </Suspense>
    </>
  );
}
