import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { shownMoment } from "../../kit/shown.ts";
import { StatusPill } from "../../kit/status-pill.tsx";
import type { Company } from "./company-detail.tsx";
import { companyStatus } from "./company-status.ts";

/** Limits are in euros, whatever is paid in. */
const LIMIT_CURRENCY = "EUR";

export function Team({ company: { team } }: { company: Company }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {team.map(({ name, email, role, monthly_limit: limit, joined_at }) => (
        <li key={`${joined_at} ${email}`} className="flex justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name || t("staff.pro.no-name")}</p>
            <p className="text-ink2 wrap-anywhere">{email}</p>
          </div>
          <div className="shrink-0 text-end">
            <p>{t(`staff.pro.role.${role}`)}</p>
            {limit !== null && (
              <p className="text-ink2">
                {t("staff.pro.limit", { amount: formatMoney(limit, LIMIT_CURRENCY, t.language) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const SameCode = ({ company: { same_code: others } }: { company: Company }) => (
  <ul className="grid gap-2.5 text-sm">
    {others.map(({ number, storefront, state, reason, created_at }) => (
      <li key={number}>
        <p className="flex flex-wrap items-center gap-2">
          <a
            href={`/companies/${number}`}
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-pri underline"
          >
            {number}
          </a>
          <StatusPill {...companyStatus(state)} />
          <span className="text-ink2 tabular-nums">
            {storefront.toUpperCase()}, {shownMoment(created_at)}
          </span>
        </p>
        {reason !== "" && <p className="text-ink2 wrap-anywhere">{reason}</p>}
      </li>
    ))}
  </ul>
);
