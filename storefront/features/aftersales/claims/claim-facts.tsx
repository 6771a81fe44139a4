import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Block } from "#ui/block.tsx";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";

interface Claimed {
  claim: ClaimView;
}

/** The subject of the claim with its goods; goods that are not claimed are greyed. */
export function ClaimFacts({ claim }: Claimed) {
  const t = useTranslate();
  const { about, about_path, kind, wants, destination, lines, currency, carrier_reference } = claim;
  return (
    <Block title={t("claim.about")}>
      <dl className="divide-y divide-line text-sm">
        <Fact label={t("claim.about-number")}>
          {about_path ? (
            <LocalLink to={about_path} className="touch-row -my-2.5 text-pri underline">
              {about}
            </LocalLink>
          ) : (
            about
          )}
        </Fact>
        <Fact label={t("claim.kind")}>{t(`claim.kind.${kind}`)}</Fact>
        <Fact label={t("claim.about-wants")}>{t(`claim.wants.${destination ?? wants}`)}</Fact>
        {carrier_reference && <Fact label={t("claim.carrier-reference")}>{carrier_reference}</Fact>}
      </dl>
      {lines.length > 0 && (
        <ul className="divide-y divide-line border-t border-line text-sm">
          {lines.map(({ id, name, quantity, paid, is_claimed }) => (
            <li key={id} className={classNames("flex justify-between gap-4 py-2.5", !is_claimed && "text-ink2")}>
              <span className="min-w-0">
                <span className={classNames("block wrap-anywhere", is_claimed && "font-semibold")}>{name}</span>
                <span className="text-ink2">{is_claimed ? t("claim.pieces", { quantity }) : t("claim.line-not")}</span>
              </span>
              <span className={classNames("tabular-nums", is_claimed && "font-semibold")}>
                {formatMoney(paid, currency, t.language)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-ink2">{label}</dt>
      <dd className="text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The largest possible sum with its reason, and the granted sum. */
export function ClaimSums({ claim: { cap, amount, currency, about } }: Claimed) {
  const t = useTranslate();
  const shown = (sum: typeof cap) => formatMoney(sum, currency, t.language);
  return (
    <Block title={t("claim.get")}>
      <dl className="grid gap-2 text-ui">
        {amount !== null && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{t("claim.get-granted")}</dt>
            <dd className="text-lg font-semibold tabular-nums text-ok">{shown(amount)}</dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t("claim.get-most")}</dt>
          <dd className="text-lg font-semibold tabular-nums">{shown(cap)}</dd>
        </div>
      </dl>
      <Note tone="ok" className="mt-3">
        {t(about.startsWith("FR") ? "claim.get-carriage" : "claim.get-goods")}
      </Note>
    </Block>
  );
}
