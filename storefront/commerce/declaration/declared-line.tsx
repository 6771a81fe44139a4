import { Trash2 } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelLine } from "#contracts/shop/forwarding/parcel-data.ts";
import { ORIGINS } from "#domain/forwarding/parcels/origins.ts";
import { toDecimalString } from "#domain/money/money/money.ts";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { countryName } from "#i18n/display-names.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { CodeField } from "./code-field.tsx";
import { fieldOf } from "./declared-lines.ts";

interface DeclaredLineFieldsProps {
  index: number;
  /** Undefined for a line that was not declared before. */
  line: ParcelLine | undefined;
  field: (name: string) => { name: string; error: string | undefined };
  /** Left out for the only line. */
  onRemove?: (() => void) | undefined;
}

/** One line of the declaration; each error is shown under its field. */
export function DeclaredLineFields({ index, line, field, onRemove }: DeclaredLineFieldsProps) {
  const t = useTranslate();
  const of = (name: string) => field(fieldOf(index, name));
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-3.5 border-b border-line py-4 first:pt-0 md:grid-cols-4">
      <legend className="visually-hidden">{t("declaration.line", { number: String(index + 1) })}</legend>
      <div className="col-span-full flex items-start gap-2">
        <TextField
          {...of("description")}
          label={t("declaration.description")}
          defaultValue={line?.description}
          maxLength={100}
          autoComplete="off"
          className="grow"
        />
        {onRemove && (
          <IconButton
            label={t("declaration.remove", { number: String(index + 1) })}
            onClick={onRemove}
            className="mt-7"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <TextField
        {...of("quantity")}
        label={t("declaration.pieces")}
        defaultValue={line?.quantity}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...of("unit_value")}
        label={t("declaration.unit-value")}
        defaultValue={line && toDecimalString(line.unit_value).slice(0, -2)}
        inputMode="decimal"
        trailing="€"
        autoComplete="off"
      />
      <CodeField {...of("hs6")} declared={line?.hs6} />
      <SelectField
        {...of("origin")}
        label={t("declaration.made-in")}
        defaultValue={line?.origin ?? ""}
        className="max-md:col-span-full"
      >
        <option value="">{t("declaration.choose")}</option>
        {namedOrigins(t.language).map(({ code, name }) => (
          // The browser's and the server's Intl data may name a country differently.
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...of("gtin")}
        label={t("declaration.bar-code")}
        help={t("declaration.bar-code-help")}
        defaultValue={line?.gtin}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        className="col-span-full md:col-span-2"
      />
    </fieldset>
  );
}

/** Sorted by the language's alphabet. */
function namedOrigins(language: Language) {
  const collator = new Intl.Collator(htmlLanguage(language));
  return ORIGINS.map((code) => ({ code, name: countryName(code, language) })).toSorted((a, b) =>
    collator.compare(a.name, b.name),
  );
}
