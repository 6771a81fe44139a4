import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import type { Claim } from "./claim-detail.tsx";

/** Lines that were paid for; those that the claim is not about are paler, and say so. */
export function ClaimLines({ claim: { lines, currency } }: { claim: Claim }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {lines.map(({ id, name, quantity, paid, is_claimed }) => (
        <li key={id} className={classNames("flex justify-between gap-4", !is_claimed && "text-ink3")}>
          <span className="min-w-0 wrap-anywhere">
            {quantity} × {name}
            {!is_claimed && `, ${t("staff.claims.not-claimed")}`}
          </span>
          <span className="shrink-0 tabular-nums">{formatMoney(paid, currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}
