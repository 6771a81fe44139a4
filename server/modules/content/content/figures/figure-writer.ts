import type { Money } from "#domain/money/money/money.ts";
import { formatDecimal, formatKilograms, formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";

/** Figures as a language writes them in a sentence. */
export function figureWriter(t: Translate, currencyIso: string) {
  const { language } = t;
  /** A range goes by its last number: 5–8 days. */
  const counted =
    (unit: "days" | "hours" | "minutes") =>
    (least: number, most = least) =>
      t(`content.figure.${unit}`, { count: most, amount: least === most ? String(most) : `${least}–${most}` });
  return {
    /** Whole amounts without cents. */
    money: (amount: Money) => formatMoney(amount, currencyIso, language).replace(/[.,]00(?=\D*$)/, ""),
    percent: (basisPoints: number) =>
      t("content.figure.percent", { percent: formatDecimal(basisPoints / 100, language, { least: 0, most: 2 }) }),
    kilograms: (grams: number) =>
      t("content.figure.kilograms", { weight: formatKilograms(grams, language, { least: 0, most: 2 }) }),
    days: counted("days"),
    hours: counted("hours"),
    minutes: counted("minutes"),
  };
}
export type FigureWriter = ReturnType<typeof figureWriter>;
