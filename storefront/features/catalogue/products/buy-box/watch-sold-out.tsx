import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductAxis, ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import { type OptionChoice, optionOf } from "#domain/catalogue/products/variant.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import type { ProductChoice } from "../use-product-choice.ts";

interface WatchSoldOutProps {
  product: ProductDetails;
  axis: ProductAxis;
  choice: ProductChoice;
  /** The option that was pressed. */
  option: OptionChoice;
}

/** Offers a watch for the sold-out size that was pressed. */
export function WatchSoldOut({ product, axis, choice, option }: WatchSoldOutProps) {
  const t = useTranslate();
  const { variants, axes, id } = product;
  const wanted = (fieldId: number) =>
    fieldId === option.field_id ? option.option_id : optionOf(choice.variant, fieldId);
  const variant = variants.find((each) => axes.every(({ field_id }) => optionOf(each, field_id) === wanted(field_id)));
  const size = axis.options.find((each) => each.id === option.option_id)?.label ?? "";
  return (
    <p role="status" className="mt-2.5 text-sm">
      {t("product.size-sold-out", { size })}{" "}
      {variant && (
        <LocalLink
          to={`/watch/${id}?variant=${variant.id}`}
          className="font-semibold text-pri underline underline-offset-3"
        >
          {t("product.watch-stock")}
        </LocalLink>
      )}
    </p>
  );
}
