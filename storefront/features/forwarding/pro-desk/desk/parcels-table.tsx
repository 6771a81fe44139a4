import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { PARCEL_WORK } from "#domain/forwarding/parcels/parcel-work.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import type { ProDeskData } from "../load-pro-desk.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { proPath } from "./pro-query.ts";
import { useProPaths } from "./use-pro-paths.ts";

/** Many parcels at once: a dense table, as cards on a phone; chosen ones are sent or declared together. */
export function ParcelsTable({ list, query }: Pick<ProDeskData, "list" | "query">) {
  const t = useTranslate();
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  if (!list) return <Note tone="bad">{t("error.call.unavailable")}</Note>;
  const chosen = list.items.filter(({ number }) => numbers.includes(number));
  return (
    <section aria-label={t("pro.tab.parcels")} className="grid grid-cols-1 gap-4">
      <WorkFilter query={query} />
      {list.items.length === 0 ? (
        <Panel as="p" padding="none" className="px-5 py-8 text-center text-ui text-ink2">
          {t("pro.parcels.none")}
        </Panel>
      ) : (
        <ChoiceTable parcels={list.items} numbers={numbers} onChoose={setNumbers} />
      )}
      {list.next && (
        <p className="text-center">
          <LocalLink to={proPath({ ...query, after: list.next })} className={buttonClass({ variant: "outline" })}>
            {t("parcels.more")}
          </LocalLink>
        </p>
      )}
      <BulkBar chosen={chosen} />
    </section>
  );
}

interface TableProps {
  parcels: readonly ParcelCard[];
  /** Those that are chosen. */
  numbers: readonly string[];
  onChoose(numbers: readonly string[]): void;
}

export function ChoiceTable({ parcels, numbers, onChoose }: TableProps) {
  const t = useTranslate();
  const toggle = (number: string) =>
    onChoose(numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number]);
  return (
    <Panel as="div" padding="none" className="overflow-hidden">
      <table className="w-full text-sm max-md:block">
        <caption className="visually-hidden">{t("pro.tab.parcels")}</caption>
        <thead className="text-caption text-ink2 max-md:block">
          <Head {...{ parcels, numbers, onChoose }} />
        </thead>
        <tbody className="max-md:block">
          {parcels.map((parcel) => (
            <Row
              key={parcel.number}
              parcel={parcel}
              isChosen={numbers.includes(parcel.number)}
              onToggle={() => toggle(parcel.number)}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const COLUMNS = ["parcel", "status", "shop", "contents", "weight", "storage"] as const;

function Head({ parcels, numbers, onChoose }: TableProps) {
  const t = useTranslate();
  const isAll = parcels.every(({ number }) => numbers.includes(number));
  const mayAct = parcels.some(({ may_act }) => may_act);
  return (
    <tr className="border-b border-line max-md:flex max-md:items-center">
      <td className="ps-5 md:w-12">
        {mayAct && (
          <Checkbox checked={isAll} onChange={() => onChoose(isAll ? [] : parcels.map(({ number }) => number))}>
            <span className="md:visually-hidden">{t("pro.parcels.all")}</span>
          </Checkbox>
        )}
      </td>
      {COLUMNS.map((column) => (
        <th
          key={column}
          scope="col"
          className={classNames("h-11 px-3 font-label max-md:hidden", column === "weight" ? "text-end" : "text-start")}
        >
          {t(`pro.column.${column}`)}
        </th>
      ))}
      <td className="pe-5 max-md:hidden" />
    </tr>
  );
}

interface RowProps {
  parcel: ParcelCard;
  isChosen: boolean;
  onToggle(): void;
}

const cell = "px-3 py-2 max-md:p-0";

function Row({ parcel, isChosen, onToggle }: RowProps) {
  const t = useTranslate();
  const { declare } = useProPaths();
  const { number, status, tone, shop, warehouse, contents, size, storage, hold, may_act } = parcel;
  return (
    <tr
      className={classNames(
        "border-b border-line last:border-0 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-5 max-md:py-3",
        isChosen && "bg-selected",
      )}
    >
      <td className="ps-5 max-md:row-span-3 max-md:p-0">
        {may_act && (
          <Checkbox checked={isChosen} onChange={onToggle}>
            <span className="visually-hidden">{t("parcels.select", { number })}</span>
          </Checkbox>
        )}
      </td>
      <th scope="row" className={classNames(cell, "text-start font-semibold tabular-nums")}>
        <LocalLink to={`/parcels/${number}`} className="hover:text-pri hover:underline">
          {number}
        </LocalLink>
      </th>
      <td className={cell}>
        <Pill tone={tone}>{t(`parcel.status.${status}`)}</Pill>
      </td>
      <td className={classNames(cell, "text-ink2 wrap-anywhere max-md:col-span-2")}>
        {[shop, warehouse].filter(Boolean).join(" · ")}
      </td>
      <td className={classNames(cell, "wrap-anywhere max-md:col-span-2 max-md:col-start-2")}>
        {hold
          ? hold.note || t(`parcel.hold.${hold.reason}`)
          : contents &&
            t("parcel.contents", {
              description: contents.description,
              count: contents.pieces,
              value: formatMoney(contents.value, "EUR", t.language),
            })}
      </td>
      <td className={classNames(cell, "text-end whitespace-nowrap tabular-nums max-md:hidden")}>
        {size && t("parcel.kg", { kg: formatKilograms(size.weight_grams, t.language) })}
      </td>
      <td className={classNames(cell, "whitespace-nowrap text-ink2 tabular-nums max-md:hidden")}>
        {storage?.free_until}
      </td>
      <td className="py-1.5 pe-5 text-end max-md:col-span-2 max-md:col-start-2 max-md:p-0 max-md:text-start">
        {may_act && status === "not_declared" && (
          <LocalLink
            to={declare(number)}
            className="inline-flex min-h-9 items-center font-semibold text-pri hover:underline"
          >
            {t("parcel.verb.declare")}
            <span className="visually-hidden"> {number}</span>
          </LocalLink>
        )}
      </td>
    </tr>
  );
}

function WorkFilter({ query }: Pick<ProDeskData, "query">) {
  const t = useTranslate();
  const look =
    "inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold " +
    "hover:border-line2 aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-bg";
  return (
    <ul className="flex flex-wrap gap-2">
      {[null, ...PARCEL_WORK].map((work) => (
        <li key={work}>
          <LocalLink
            to={proPath({ tab: "parcels", work })}
            aria-current={work === query.work ? "true" : undefined}
            className={look}
          >
            {t(work === null ? "pro.work.all" : `pro.work.${work}`)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
