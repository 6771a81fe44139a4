import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { classNames } from "#ui/class-names.ts";
import {
  type Direction,
  differenceOf,
  directionOf,
  everythingElse,
  formatKilograms,
  type RecalculatedLine,
  type RecalculateInput,
} from "./recalculation.ts";

export function RecalculateTable(input: RecalculateInput) {
  const t = useTranslate();
  const { lines, currencyIso, quoteNumber, totalBefore, totalNow } = input;
  const totalLabel = t(quoteNumber === null ? "checkout.total.total" : "modal.recalculate.total");
  const rest = everythingElse(input);
  const hasRest = rest.before !== 0 || rest.now !== 0;
  const total = { kind: "money", label: totalLabel, before: totalBefore, now: totalNow } as const;
  return (
    <table className="mt-2 mb-5 w-full text-ui tabular-nums">
      <caption className="visually-hidden">{t("modal.recalculate.title")}</caption>
      <thead className="text-caption text-ink3">
        <tr className="border-b border-line">
          <td />
          <Heading>{t("modal.recalculate.before")}</Heading>
          <Heading>{t("modal.recalculate.now")}</Heading>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.label} ${line.before} ${line.now}`} line={line} currencyIso={currencyIso} />
        ))}
        {hasRest && <Line line={{ ...rest, label: t("modal.recalculate.rest") }} currencyIso={currencyIso} />}
      </tbody>
      <tfoot>
        <Line line={total} currencyIso={currencyIso} isTotal />
      </tfoot>
    </table>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <th scope="col" className="h-11 ps-4 text-end font-label">
      {children}
    </th>
  );
}

interface LineProps {
  line: RecalculatedLine;
  currencyIso: string;
  isTotal?: boolean;
}

function Line({ line, currencyIso, isTotal }: LineProps) {
  const t = useTranslate();
  const { before, now, direction } = asShown(line, currencyIso, t);
  return (
    <tr className={classNames(!isTotal && "border-b border-line")}>
      <th scope="row" className={classNames("py-3.5 text-start wrap-anywhere", !isTotal && "font-normal")}>
        {line.label}
      </th>
      <td className="py-3.5 ps-4 text-end whitespace-nowrap text-ink3">
        {direction !== "same" && (
          <s>
            <span className="visually-hidden">{t("modal.recalculate.was")} </span>
            {before}
          </s>
        )}
      </td>
      <td className="py-3.5 ps-4 text-end font-semibold whitespace-nowrap">
        {isTotal ? <span className="type-h3">{now}</span> : <Now value={now} direction={direction} />}
      </td>
    </tr>
  );
}

function asShown(line: RecalculatedLine, currencyIso: string, t: Translate) {
  if (line.kind === "money") {
    const format = (amount: Money) => formatMoney(amount, currencyIso, t.language);
    const { direction } = differenceOf(line.before, line.now);
    return { before: format(line.before), now: format(line.now), direction };
  }
  const format = (grams: number) => t("modal.recalculate.weight", { value: formatKilograms(grams, t.language) });
  return { before: format(line.before), now: format(line.now), direction: directionOf(line.before, line.now) };
}

function Now({ value, direction }: { value: string; direction: Direction }) {
  const t = useTranslate();
  if (direction === "same") return value;
  const Arrow = direction === "less" ? ArrowDown : ArrowUp;
  return (
    <span className={direction === "less" ? "text-ok" : "text-bad"}>
      <Arrow aria-hidden="true" className="me-1 inline size-4 align-[-0.125em]" />
      {value}
      <span className="visually-hidden"> {t(`modal.recalculate.${direction}`)}</span>
    </span>
  );
}
