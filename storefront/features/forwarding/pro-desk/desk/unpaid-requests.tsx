import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { add, ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Panel } from "#ui/panel.tsx";
import type { ProDeskData } from "../load-pro-desk.ts";
import { useProPaths } from "./use-pro-paths.ts";

/** Pays all unpaid requests at once, or the chosen ones. */
export function UnpaidRequests({ unpaid, mayAct }: Pick<ProDeskData, "unpaid"> & { mayAct: boolean }) {
  const t = useTranslate();
  const { pay } = useProPaths();
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!unpaid) return <NothingToPay />;
  const chosen = unpaid.requests.filter(({ number, can_pay }) => can_pay && !left.includes(number));
  const total = chosen.reduce((sum, { due }) => add(sum, due), ZERO);
  const money = (amount: typeof total) => formatMoney(amount, unpaid.currency, t.language);
  const toggle = (number: string) =>
    setLeft(left.includes(number) ? left.filter((each) => each !== number) : [...left, number]);
  return (
    <Panel padding="none" aria-label={t("pro.tab.requests")}>
      <ul className="divide-y divide-line">
        {unpaid.requests.map(({ number, slug, recipient, parcels, due, can_pay }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-ui">
            {mayAct && (
              <Checkbox checked={can_pay && !left.includes(number)} disabled={!can_pay} onChange={() => toggle(number)}>
                <span className="visually-hidden">{t("pro.requests.choose", { number })}</span>
              </Checkbox>
            )}
            <LocalLink to={`/my-orders/${slug}`} className="font-semibold tabular-nums hover:text-pri hover:underline">
              {number}
            </LocalLink>
            <span className="min-w-0 grow text-ink2 wrap-anywhere">
              {[recipient, t("pro.parcels.count", { count: parcels })].filter(Boolean).join(" · ")}
            </span>
            <span className="font-semibold tabular-nums">{money(due)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4">
        <LocalLink to="/my-orders" className="text-sm font-semibold text-pri hover:underline">
          {t("pro.requests.all")}
        </LocalLink>
        {mayAct && chosen.length > 0 && (
          <LocalLink to={pay(chosen.map(({ number }) => number))} className={buttonClass()}>
            {t("pro.requests.pay", { amount: money(total) })}
          </LocalLink>
        )}
      </div>
    </Panel>
  );
}

function NothingToPay() {
  const t = useTranslate();
  return (
    <Panel as="p" padding="none" className="px-5 py-8 text-center text-ui text-ink2">
      {t("pro.requests.none")}{" "}
      <LocalLink to="/my-orders" className="font-semibold text-pri hover:underline">
        {t("pro.requests.all")}
      </LocalLink>
    </Panel>
  );
}
