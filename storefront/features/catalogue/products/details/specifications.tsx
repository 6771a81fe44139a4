import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { ProductPageData } from "../product-data.ts";
import { specificationRows } from "./specification-rows.ts";

export function Specifications({ page }: { page: ProductPageData }) {
  const t = useTranslate();
  const { site } = usePageData().config;
  return (
    <dl className="divide-y divide-line text-ui">
      {specificationRows(page, site.name, t).map(({ name, value }) => (
        <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,.42fr)_minmax(0,.58fr)]">
          <dt className="text-ink2 hyphens-auto">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
