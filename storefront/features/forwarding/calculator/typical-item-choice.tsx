import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formAction, isFilledWith } from "#domain/forwarding/calculator/form-actions.ts";
import type { PresetName } from "#domain/forwarding/calculator/presets.ts";
import coat from "#storefront/themes/art/typical-coat.svg?url";
import laptop from "#storefront/themes/art/typical-laptop.svg?url";
import perfume from "#storefront/themes/art/typical-perfume.svg?url";
import phone from "#storefront/themes/art/typical-phone.svg?url";
import shoes from "#storefront/themes/art/typical-shoes.svg?url";
import type { FormPartProps } from "./calculator-form.tsx";
import { FormActionButton } from "./form-action-button.tsx";
import { decimalSign, typicalItems } from "./typical-items.ts";

const PICTURES: Readonly<Record<PresetName, string>> = { shoes, phone, coat, perfume, laptop };

const card =
  "grid w-full cursor-pointer overflow-hidden rounded-card border border-line bg-surface text-center text-caption " +
  "font-semibold transition-colors hover:border-line2 aria-pressed:border-pri aria-pressed:inset-ring " +
  "aria-pressed:inset-ring-pri";

/** For those who do not know weight and size. */
export function TypicalItemChoice({ data: { choices }, calculation }: FormPartProps) {
  const t = useTranslate();
  const sign = decimalSign(t.language);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-label">{t("calculator.typical")}</legend>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {typicalItems(choices, t.language).map((item) => (
          <FormActionButton
            key={item.name}
            calculation={calculation}
            action={formAction.preset(item.name)}
            aria-pressed={isFilledWith(calculation.typed, item, sign)}
            className={card}
          >
            <img
              src={PICTURES[item.name as PresetName]}
              alt=""
              width={100}
              height={76}
              className="aspect-4/3 w-full object-cover in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]"
            />
            <span className="px-1 py-2.5">{t(`calculator.item.${item.name as PresetName}`)}</span>
          </FormActionButton>
        ))}
      </div>
    </fieldset>
  );
}
