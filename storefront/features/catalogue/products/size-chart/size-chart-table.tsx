import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { type LengthUnit, otherSystems, type SizeRow } from "./size-chart.ts";
import { SizeChartRow } from "./size-chart-row.tsx";

interface SizeChartTableProps {
  title: string;
  systems: readonly string[];
  system: string;
  rows: readonly SizeRow[];
  measure: string;
  unit: LengthUnit;
  chosen: SizeRow | undefined;
  onChoose: (row: SizeRow) => void;
}

export function SizeChartTable({ title, systems, rows, measure, ...rest }: SizeChartTableProps) {
  const t = useTranslate();
  const group = useId();
  const others = otherSystems(systems, rest.system);
  return (
    <fieldset className="relative min-w-0">
      <legend className="visually-hidden">{t("modal.size-chart.sizes")}</legend>
      <table className="w-full text-ui tabular-nums">
        <caption className="visually-hidden">{title}</caption>
        <thead className="text-caption text-ink3">
          <tr className="border-b border-line">
            <Heading id={`${group}-system`}>{rest.system}</Heading>
            {others.map((system) => (
              <Heading key={system} className="max-sm:hidden">
                {system}
              </Heading>
            ))}
            <Heading>{measure}</Heading>
            <Heading>{t("modal.size-chart.stock")}</Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SizeChartRow key={row.size} {...{ row, group, others }} {...rest} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function Heading({ id, className, children }: { id?: string; className?: string; children: string }) {
  return (
    <th id={id} scope="col" className={classNames("h-11 px-2 text-start font-label sm:px-4", className)}>
      {children}
    </th>
  );
}
