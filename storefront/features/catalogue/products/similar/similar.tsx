import { useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { CardRow } from "#storefront/commerce/products/card-row.tsx";
import type { ProductPageData } from "../product-data.ts";

export interface SimilarProps {
  page: ProductPageData;
  /** A link points at this section (CATALOG-14). */
  isHinted: boolean;
}

export function Similar({ page, isHinted }: SimilarProps) {
  const t = useTranslate();
  const row = useRef<HTMLElement>(null);
  const category = page.trail.at(-1);
  useEffect(() => {
    if (isHinted) row.current?.scrollIntoView();
  }, [isHinted]);
  return (
    <CardRow
      ref={row}
      title={t("product.similar")}
      cards={page.similar}
      more={category && { label: t("product.similar-all", { category: category.name }), to: `/c/${category.slug}` }}
    />
  );
}
