import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { BulkBar } from "../desk/bulk-bar.tsx";
import { ChoiceTable } from "../desk/parcels-table.tsx";
import type { ReadyParcels } from "../load-pro-desk.ts";

/** ROUTE-35: an address that names no parcels asks which to send. */
export function ChooseParcels({ list }: { list: ReadyParcels }) {
  const t = useTranslate();
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  if (!list) return <Note tone="bad">{t("error.call.unavailable")}</Note>;
  if (list.items.length === 0) {
    return (
      <Panel as="div" padding="none" className="grid justify-items-center gap-4 px-5 py-8 text-center">
        <p className="text-ui text-ink2">{t("pro.choose.none")}</p>
        <LocalLink to="/parcels" className={buttonClass({ variant: "outline" })}>
          {t("pro.choose.all")}
        </LocalLink>
      </Panel>
    );
  }
  return (
    <section aria-label={t("pro.choose.title")} className="grid grid-cols-1 gap-4">
      <ChoiceTable parcels={list.items} numbers={numbers} onChoose={setNumbers} />
      {list.next && (
        <p className="text-center">
          <LocalLink
            to={`/site-pro-delivery?after=${encodeURIComponent(list.next)}`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("parcels.more")}
          </LocalLink>
        </p>
      )}
      <BulkBar chosen={list.items.filter(({ number }) => numbers.includes(number))} />
    </section>
  );
}
