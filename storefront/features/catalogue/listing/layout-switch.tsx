import { LayoutGrid, List } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PRODUCT_LAYOUTS } from "#domain/operations/storefronts/storefront.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useProductLayout } from "./use-product-layout.ts";

const ICONS = { GRID: LayoutGrid, LIST: List } as const;

/** CONFIG-03 */
export function LayoutSwitch({ className }: { className: string }) {
  const t = useTranslate();
  const { layout, toggle } = useProductLayout();
  return (
    <fieldset className={classNames("inline-flex rounded-button border border-line bg-sunk p-[3px]", className)}>
      <legend className="visually-hidden">{t("listing.layout")}</legend>
      {PRODUCT_LAYOUTS.map((option) => {
        const Icon = ICONS[option];
        const isPressed = option === layout;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={isPressed}
            aria-label={t(`listing.layout.${option}`)}
            onClick={isPressed ? undefined : toggle}
            className={classNames(
              "grid h-9 w-9.5 cursor-pointer place-items-center rounded-[calc(var(--r-button)-3px)]",
              isPressed ? "bg-surface text-ink" : "text-ink2 hover:text-ink",
            )}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Phones show only the other layout's button. */
export function LayoutToggle() {
  const t = useTranslate();
  const { layout, toggle } = useProductLayout();
  const other = layout === "GRID" ? "LIST" : "GRID";
  const Icon = ICONS[other];
  return (
    <IconButton
      variant="outline"
      label={t(`listing.layout.${other}`)}
      onClick={toggle}
      className="size-12 rounded-button"
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
