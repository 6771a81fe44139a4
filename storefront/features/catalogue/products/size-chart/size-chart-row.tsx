import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { Pill } from "#ui/pill.tsx";
import { radioMarkClass } from "#ui/radio-mark.ts";
import { formatLength, type LengthUnit, type SizeRow, sizeName } from "./size-chart.ts";

interface SizeChartRowProps {
  /** The radios' name; the column header `${group}-system` completes each label, such as "EU 42". */
  group: string;
  row: SizeRow;
  system: string;
  others: readonly string[];
  unit: LengthUnit;
  chosen: SizeRow | undefined;
  onChoose: (row: SizeRow) => void;
}

const line =
  "group border-b border-line transition-colors last:border-0 hover:bg-sunk has-checked:bg-soft " +
  "has-aria-disabled:hover:bg-transparent";

export function SizeChartRow({ group, row, system, others, unit, chosen, onChoose }: SizeChartRowProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <tr className={line}>
      <th scope="row" className="p-0 text-start font-semibold">
        <Cell of={id}>
          <input
            type="radio"
            id={id}
            name={group}
            checked={row === chosen}
            // A sold-out size stays focusable but cannot be selected.
            onChange={() => row.inStock && onChoose(row)}
            aria-disabled={row.inStock ? undefined : true}
            aria-labelledby={`${group}-system ${id}-name`}
            aria-describedby={`${id}-length ${id}-stock`}
            className={classNames(radioMarkClass, "aria-disabled:cursor-not-allowed aria-disabled:bg-flat")}
          />
          <span id={`${id}-name`}>
            {sizeName(row, system)}
            <span className="block text-caption font-normal text-ink3 sm:hidden">
              {others.map((other) => `${other}\u00a0${sizeName(row, other)}`).join(" · ")}
            </span>
          </span>
        </Cell>
      </th>
      {others.map((other) => (
        <td key={other} className="p-0 max-sm:hidden">
          <Cell of={id}>{sizeName(row, other)}</Cell>
        </td>
      ))}
      <td id={`${id}-length`} className="p-0 whitespace-nowrap">
        <Cell of={id}>
          {t(`modal.size-chart.length.${unit}`, { value: formatLength(row.centimetres, unit, t.language) })}
        </Cell>
      </td>
      <td id={`${id}-stock`} className="p-0">
        <Cell of={id}>
          <Pill dot={false} tone={row.inStock ? "ok" : "neutral"}>
            {t(row.inStock ? "modal.size-chart.in-stock" : "modal.size-chart.sold-out")}
          </Pill>
        </Cell>
      </td>
    </tr>
  );
}

/** A label of the row's radio: pressing anywhere in the row selects it. */
function Cell({ of, children }: { of: string; children: ReactNode }) {
  return (
    <label
      htmlFor={of}
      className="flex min-h-13.5 cursor-pointer items-center gap-3 px-2 py-1.5 group-has-aria-disabled:cursor-not-allowed sm:px-4"
    >
      {children}
    </label>
  );
}
