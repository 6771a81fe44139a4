import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Pill } from "#ui/pill.tsx";

interface ProductHeadingProps {
  product: ProductDetails;
  sku: string;
}

export function ProductHeading({ product, sku }: ProductHeadingProps) {
  const t = useTranslate();
  const { name, manufacturer, flags } = product;
  const exclusive = flags.filter(({ type }) => type === "1");
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {manufacturer && <BrandLink name={manufacturer.name} />}
        <Pill dot={false} className="wrap-anywhere">
          {t("product.sku", { sku })}
        </Pill>
      </div>
      <h1 className="type-h1 mt-2 text-[1.75rem]/8.5 wrap-anywhere md:text-[1.875rem]/9">{name}</h1>
      {exclusive.map((flag) => (
        <Pill key={flag.id} tone="pri" dot={false} className="me-2 mt-3">
          {flag.name}
        </Pill>
      ))}
    </div>
  );
}

function BrandLink({ name }: { name: string }) {
  return (
    <LocalLink
      to={`/marketplace?f.manufacturer=${encodeURIComponent(name)}`}
      className="type-h4 inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
    >
      {name}
    </LocalLink>
  );
}
