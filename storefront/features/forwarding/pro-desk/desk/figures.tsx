import { ClipboardList, Hand, PackageCheck, Wallet } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { MOST_TOGETHER } from "#domain/forwarding/forward-requests/request-machine.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { panelClass } from "#ui/panel.tsx";
import { WholeDates } from "#ui/whole-dates.tsx";
import type { ProDeskData } from "../load-pro-desk.ts";
import { proPath } from "./pro-query.ts";
import { useProPaths } from "./use-pro-paths.ts";

/** Four figures that lead to what they count. */
export function Figures({ figures, mayAct }: Pick<ProDeskData, "figures"> & { mayAct: boolean }) {
  const t = useTranslate();
  const { pay } = useProPaths();
  const { to_declare, ready, ready_grams, on_hold, answer_by, to_pay, due, currency, unpaid } = figures;
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
      <Figure
        to={proPath({ tab: "parcels", work: "to_declare" })}
        name={t("pro.figure.to-declare")}
        icon={ClipboardList}
        look="bg-warn-fill text-warn"
        value={to_declare}
        text={t("pro.figure.to-declare-text")}
      />
      <Figure
        to={proPath({ tab: "parcels", work: "ready" })}
        name={t("pro.figure.ready")}
        icon={PackageCheck}
        look="bg-soft text-softink"
        value={ready}
        text={t("parcel.kg", { kg: formatKilograms(ready_grams, t.language) })}
      />
      <Figure
        to={proPath({ tab: "parcels", work: "on_hold" })}
        name={t("pro.figure.on-hold")}
        icon={Hand}
        look="bg-bad-fill text-bad"
        value={on_hold}
        text={answer_by ? t("pro.figure.answer-by", { day: answer_by }) : t("pro.figure.no-answer")}
      />
      <Figure
        to={mayAct && to_pay > 0 && to_pay <= MOST_TOGETHER ? pay(unpaid) : proPath({ tab: "requests" })}
        name={t("pro.figure.to-pay")}
        icon={Wallet}
        look="bg-warn-fill text-warn"
        value={formatMoney(due, currency, t.language)}
        text={t("pro.figure.requests", { count: to_pay })}
      />
    </ul>
  );
}

interface FigureProps {
  to: string;
  name: string;
  icon: ComponentType<{ "aria-hidden": "true" }>;
  look: string;
  value: ReactNode;
  text: string;
}

function Figure({ to, name, icon: Icon, look, value, text }: FigureProps) {
  return (
    <li>
      <LocalLink to={to} className={panelClass("none", "grid h-full content-start gap-1 p-4 hover:border-ink2 md:p-5")}>
        <span className="flex items-start justify-between gap-2 text-sm text-ink2">
          {name}
          <span className={classNames("grid size-9 shrink-0 place-items-center rounded-field [&_svg]:size-4.5", look)}>
            <Icon aria-hidden="true" />
          </span>
        </span>
        <span className="type-h2 tabular-nums wrap-anywhere">{value}</span>
        <span className="text-sm text-ink2 tabular-nums">
          <WholeDates>{text}</WholeDates>
        </span>
      </LocalLink>
    </li>
  );
}
