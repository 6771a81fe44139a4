import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { shownMoment } from "../../kit/shown.ts";
import type { Payment } from "./payment-detail.tsx";

type Report = Payment["reports"][number];

const TONES: Readonly<Record<Report["outcome"], PillTone>> = { applied: "ok", ignored: "neutral", parked: "warn" };

/** The reports of the provider: the newest parked report beside what we have, then all of them. */
export function Reports({ payment }: { payment: Payment }) {
  const t = useTranslate();
  const parked = payment.reports.find(({ outcome }) => outcome === "parked");
  return (
    <div className="grid gap-4 text-sm">
      {parked && <Compared payment={payment} report={parked} />}
      <ul className="grid gap-2.5">
        {payment.reports.map(({ event_id, kind, outcome, reason, received_at }) => (
          <li key={event_id}>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{kind}</span>
              <Pill tone={TONES[outcome]}>
                {reason ? t(`staff.payments.parked.${reason}`) : t(`staff.payments.outcome.${outcome}`)}
              </Pill>
            </p>
            <p className="text-ink2 wrap-anywhere">
              {event_id}, <span className="tabular-nums">{shownMoment(received_at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only the line that differs is coloured. */
function Compared({ payment, report }: { payment: Payment; report: Report }) {
  const t = useTranslate();
  const { currency, asked, from_balance: fromBalance } = payment;
  const ofProvider = formatMoney((asked - fromBalance) as typeof asked, currency, t.language);
  const lines = [
    {
      label: t("staff.payments.amount"),
      theirs: report.amount === null ? null : formatMoney(report.amount, report.currency ?? currency, t.language),
      ours: ofProvider,
    },
    { label: t("staff.payments.currency"), theirs: report.currency, ours: currency },
  ].filter(({ theirs }) => theirs !== null);
  if (lines.length === 0) return null;
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="text-caption text-ink3">
          <td />
          <th scope="col" className="py-1.5 text-start font-label">
            {t("staff.payments.provider-says")}
          </th>
          <th scope="col" className="py-1.5 text-start font-label">
            {t("staff.payments.we-have")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, theirs, ours }) => (
          <tr key={label} className={classNames("border-t border-line", theirs !== ours && "bg-warn-fill text-warn")}>
            <th scope="row" className="px-2 py-2 text-start font-normal">
              {label}
            </th>
            <td className="py-2 font-semibold tabular-nums">{theirs}</td>
            <td className="py-2 font-semibold tabular-nums">{ours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
