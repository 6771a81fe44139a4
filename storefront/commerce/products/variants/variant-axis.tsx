import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductAxis } from "#contracts/shop/catalogue/catalog.ts";
import { type OptionChoice, optionOf } from "#domain/catalogue/products/variant.ts";
import { SizeOption } from "./size-option.tsx";
import { SwatchOption } from "./swatch-option.tsx";
import type { VariantChoice } from "./use-variant-choice.ts";

interface VariantAxisProps {
  axis: ProductAxis;
  choice: VariantChoice;
  /** Beside the axis' name, such as the link to the size chart. */
  aside?: ReactNode;
  /** The note about a sold-out option that was pressed. */
  missed?: (option: OptionChoice) => ReactNode;
}

const LISTS: Record<ProductAxis["display"], string> = {
  swatches: "flex flex-wrap gap-3",
  sizes: "grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 *:px-1",
  words: "flex flex-wrap gap-2",
};

/** One axis of variants as a radio group, named by the axis and the chosen option. A missing choice is asked for. */
export function VariantAxis({ axis, choice, aside, missed }: VariantAxisProps) {
  const t = useTranslate();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<OptionChoice | null>(null);
  const isMissing = choice.missing === axis;
  const asked = isMissing ? choice.asked : 0;
  const chosen = isMissing ? undefined : optionOf(choice.variant, axis.field_id);
  useEffect(() => {
    if (asked > 0) group.current?.querySelector<HTMLElement>("input:not([aria-disabled])")?.focus();
  }, [asked]);
  const Option = axis.display === "swatches" ? SwatchOption : SizeOption;
  return (
    <div className="relative">
      <fieldset ref={group} className="min-w-0">
        <legend className="mb-2.5 flex min-h-6 items-center text-ui text-ink2">
          {axis.name}&nbsp;
          <span className="font-semibold text-ink">{axis.options.find(({ id }) => id === chosen)?.label}</span>
          {asked > 0 && (
            <span role="alert" className="font-semibold text-bad">
              {t("product.choose-size")}
            </span>
          )}
        </legend>
        <div className={LISTS[axis.display]}>
          {axis.options.map((option) => {
            const own = { field_id: axis.field_id, option_id: option.id };
            return (
              <Option
                key={option.id}
                name={name}
                option={option}
                isChosen={option.id === chosen}
                isSoldOut={choice.stateOf(own) === "sold-out"}
                onMiss={() => setPressed(own)}
                onChoose={() => {
                  setPressed(null);
                  choice.choose(own);
                }}
              />
            );
          })}
        </div>
      </fieldset>
      {pressed && choice.stateOf(pressed) === "sold-out" && missed?.(pressed)}
      {/* Outside the legend, because screen readers repeat the legend for every radio. */}
      {aside && <div className="absolute end-0 top-0">{aside}</div>}
    </div>
  );
}
