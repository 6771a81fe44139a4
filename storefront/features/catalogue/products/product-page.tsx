import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import { type ComponentHint, readComponentHint } from "#domain/catalogue/products/component-hint.ts";
import { picturesOf } from "#domain/catalogue/products/pictures.ts";
import { optionOf } from "#domain/catalogue/products/variant.ts";
import { Logo } from "#storefront/shell/header/logo.tsx";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { Breadcrumbs } from "#storefront/shell/navigation/breadcrumbs.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { BuyBox } from "./buy-box/buy-box.tsx";
import { PriceBar } from "./buy-box/price-bar.tsx";
import { sizeChartInput } from "./buy-box/size-chart-input.ts";
import { DeferredRecentlyViewed } from "./deferred-recently-viewed.tsx";
import { DeferredDetails } from "./details/deferred-details.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import type { ProductPageData } from "./product-data.ts";
import { ProductHead } from "./product-head.tsx";
import { DeferredSimilar } from "./similar/deferred-similar.tsx";
import { type ProductChoice, useProductChoice } from "./use-product-choice.ts";

/** CATALOG-15 */
export function ProductPage({ page }: { page: ProductPageData }) {
  const t = useTranslate();
  const { product } = page;
  const choice = useProductChoice(page);
  const hint = readComponentHint(new URLSearchParams(useLocation().search));
  const chart = sizeChartInput(product, choice);
  const openSizeChart = chart && (() => openModal("size-chart", chart));
  useHintedSizeChart(hint, openSizeChart);
  useTrackedView(page, choice.variant);
  const isSoldOut = product.variants.every(({ available }) => available === 0);
  const title = [product.manufacturer?.name, product.name].filter(Boolean).join(" ");
  const above = [
    { name: t("listing.all-categories"), to: "/marketplace" },
    ...page.trail.map(({ name, slug }) => ({ name, to: `/c/${slug}` })),
  ];
  const details = <DeferredDetails page={page} hint={hint} />;
  return (
    <>
      <ProductHead page={page} title={title} above={above} />
      <PhoneBar isShopping shareAs={title}>
        <Logo className="md:hidden" />
      </PhoneBar>
      <Breadcrumbs above={above} current={product.name} />
      <div className="grid gap-x-8 gap-y-6 md:mt-5 md:gap-y-8 tablet:grid-cols-[minmax(0,1fr)_360px] tablet:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_404px] xl:gap-x-12">
        <VariantGallery page={page} choice={choice} title={title} />
        <div className="tablet:col-start-2 tablet:row-span-2 tablet:row-start-1">
          <BuyBox page={page} choice={choice} onOpenSizeChart={openSizeChart} />
        </div>
        {!isSoldOut && <div className="xl:ps-26">{details}</div>}
      </div>
      <div className="mt-14 grid grid-cols-1 gap-y-14 md:mt-20 md:gap-y-18">
        <DeferredSimilar page={page} isHinted={hint === "similar"} />
        {isSoldOut && details}
        <DeferredRecentlyViewed productId={product.id} />
      </div>
      <PriceBar choice={choice} />
    </>
  );
}

interface VariantGalleryProps {
  page: ProductPageData;
  choice: ProductChoice;
  title: string;
}

/** The pictures of the selected colour; the key restarts the gallery when the colour changes. */
function VariantGallery({ page, choice, title }: VariantGalleryProps) {
  const { images, axes } = page.product;
  const pictures = picturesOf(images, choice.variant).map(({ path }) => path);
  const colours = axes.find(({ display }) => display === "swatches");
  const colour = colours?.options.find(({ id }) => id === optionOf(choice.variant, colours.field_id))?.label;
  return <Gallery key={pictures[0]} pictures={pictures} alt={[title, colour].filter(Boolean).join(", ")} />;
}

/** TRACK-01: once per product, not per selected variant. */
function useTrackedView(page: ProductPageData, variant: ProductVariant): void {
  const { locale } = usePageData();
  const shown = useRef(variant);
  shown.current = variant;
  useEffect(() => {
    void import("./track-view.ts").then(({ trackView }) => trackView(page, shown.current, locale));
  }, [page, locale]);
}

/** CATALOG-14: a link may open the size chart; once closed it stays closed. */
function useHintedSizeChart(hint: ComponentHint | undefined, open: (() => void) | undefined): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (hint === "size-chart") latest.current?.();
  }, [hint]);
}
