import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { DAY_MS, earlier, later } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import { startOfDay } from "#i18n/moments.ts";
import { DEMO_LANGUAGE_CODES, DEMO_LANGUAGES } from "../languages.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "../storefronts.ts";
import { BRANDS, brandOf, FEATURED_BRANDS } from "./brands.ts";
import { DOC_KEYS } from "./categories/category-tree.ts";
import { categoryRows } from "./category-rows.ts";
import type { TableRows, Value } from "./copy-rows.ts";
import { FIELDS } from "./fields/all-fields.ts";
import { FLAGS } from "./flags.ts";
import { SHIPPING_RATES } from "./shipping-rates.ts";
import { SIZE_CHARTS } from "./size-charts.ts";
import type { Words } from "./words.ts";

const TARIFF_AGE_DAYS = 200;

/** The rows that products refer to, in insertion order. */
export function listRows(today: Date): TableRows[] {
  return [
    ...DOC_KEYS.flatMap(categoryRows),
    ...brandRows(),
    ...fieldRows(),
    {
      table: "size_charts",
      columns: ["id", "measure", "systems", "rows"],
      rows: Object.values(SIZE_CHARTS).map(({ id, measure, systems, rows }) => [
        id,
        measure,
        systems,
        JSON.stringify(rows),
      ]),
    },
    ...flagRows(today),
    shippingRateRows(today),
  ];
}

/** One row per language, prefixed with the owner's values. */
const inLanguages = (owner: readonly Value[], ...texts: Words[]): Value[][] =>
  DEMO_LANGUAGE_CODES.map((language) => [
    ...owner,
    DEMO_LANGUAGES[language].id,
    ...texts.map((words) => words[language]),
  ]);

function brandRows(): TableRows[] {
  return [
    {
      table: "manufacturers",
      columns: ["id", "name", "postal_address", "email", "responsible_person"],
      rows: BRANDS.map(({ id, name, postalAddress, email, responsiblePerson }) => [
        id,
        name,
        postalAddress,
        email,
        responsiblePerson,
      ]),
    },
    {
      table: "featured_brands",
      columns: ["storefront_code", "manufacturer_id", "position"],
      rows: Object.entries(FEATURED_BRANDS).flatMap(([code, names]) =>
        names.map((name, position) => [code, brandOf(name).id, position]),
      ),
    },
  ];
}

function fieldRows(): TableRows[] {
  const options = FIELDS.flatMap(({ id, options }) =>
    [...options.values()].map((option) => ({ ...option, fieldId: id })),
  );
  return [
    {
      table: "additional_fields",
      columns: ["id", "display", "disabled_in_index", "position"],
      rows: FIELDS.map(({ id, display, disabledInIndex }, position) => [id, display, disabledInIndex, position]),
    },
    {
      table: "additional_field_texts",
      columns: ["field_id", "language_id", "name"],
      rows: FIELDS.flatMap(({ id, name }) => inLanguages([id], name)),
    },
    {
      table: "field_options",
      columns: ["id", "field_id", "swatch", "position"],
      rows: options.map(({ id, fieldId, swatch, position }) => [id, fieldId, swatch, position]),
    },
    {
      table: "field_option_texts",
      columns: ["option_id", "language_id", "label"],
      rows: options.flatMap(({ id, label }) => inLanguages([id], label)),
    },
  ];
}

/** Offers end at midnight of the first storefront, which the others share them with. */
function flagRows(today: Date): TableRows[] {
  const dayIn = (days: number) => formatDate(later(today, days * DAY_MS), "UTC");
  const endsAt = (days: number | null) => (days === null ? null : startOfDay(dayIn(days), timeZoneOf("LT")));
  return [
    {
      table: "flags",
      columns: ["id", "type", "position", "ends_at"],
      rows: FLAGS.map(({ id, type, endsInDays }, position) => [id, type, position, endsAt(endsInDays)]),
    },
    {
      table: "flag_texts",
      columns: ["flag_id", "language_id", "name", "description"],
      rows: FLAGS.flatMap(({ id, name, description }) => inLanguages([id], name, description)),
    },
  ];
}

function shippingRateRows(today: Date): TableRows {
  const since = earlier(today, TARIFF_AGE_DAYS * DAY_MS);
  return {
    table: "shipping_rates",
    columns: [
      "country_id",
      "currency_id",
      "method",
      "valid_from",
      "base_amount",
      "amount_per_step",
      "step_grams",
      "volume_divisor",
      "min_days",
      "max_days",
    ],
    rows: SHIPPING_RATES.map((rate) => [
      DEMO_COUNTRIES[rate.country],
      DEMO_CURRENCIES[rate.currency],
      rate.method,
      since,
      rate.baseAmount,
      rate.amountPerStep,
      rate.stepGrams,
      rate.volumeDivisor,
      rate.minDays,
      rate.maxDays,
    ]),
  };
}
