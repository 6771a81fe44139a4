import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";

interface CartHeadingProps {
  products?: number;
  pieces?: number;
  /** Only on a phone, in the page's bar: the contents have a heading of their own. */
  isQuiet?: boolean;
}

export function CartHeading({ products = 0, pieces = 0, isQuiet = false }: CartHeadingProps) {
  const t = useTranslate();
  return (
    <div className="flex-wrap items-baseline gap-x-3.5 max-md:contents md:mt-4 md:flex">
      <PhoneBar back="/marketplace">
        <h1 className={isQuiet ? "type-h3 md:visually-hidden" : "type-h3 md:type-h1"}>{t("cart.title")}</h1>
      </PhoneBar>
      {products > 0 && (
        <p className="text-ink2">
          {t("cart.products", { count: products })}, {t("cart.pieces", { count: pieces })}
        </p>
      )}
    </div>
  );
}
