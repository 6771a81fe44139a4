import { useTranslate } from "../../../client/i18n/messages-provider.tsx";

interface CartHeadingProps {
  products?: number;
  pieces?: number;
}

export function CartHeading({ products = 0, pieces = 0 }: CartHeadingProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3.5 md:mt-4">
      <h1 className="type-h1">{t("cart.title")}</h1>
      {products > 0 && (
        <p className="text-ink2">
          {t("cart.products", { count: products })}, {t("cart.pieces", { count: pieces })}
        </p>
      )}
    </div>
  );
}
