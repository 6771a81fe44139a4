import { MessageCircleWarning } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ListedClaim } from "#contracts/shop/aftersales/claims.ts";
import { formatMoney } from "#i18n/format.ts";
import { LoadingFailed } from "#storefront/shell/errors/loading-failed.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import { CLAIM_TONES } from "./claim-tones.ts";

interface ClaimsListProps {
  /** Null where it could not be loaded. */
  list: { items: ListedClaim[]; next: string | null } | null;
}

/** One's own claims, the newest first. */
export function ClaimsList({ list }: ClaimsListProps) {
  const t = useTranslate();
  if (!list) return <LoadingFailed title={t("quotes.failed.title")} text={t("quotes.failed.text")} />;
  if (list.items.length === 0)
    return (
      <EmptyState
        title={t("claims.empty.title")}
        text={t("claims.empty.text")}
        drawing={<MessageCircleWarning className="size-14 text-pri" />}
        action={
          <LocalLink to="/claim-form" className={buttonClass()}>
            {t("claim.title")}
          </LocalLink>
        }
      />
    );
  return (
    <>
      <ul className="grid gap-4">
        {list.items.map((claim) => (
          <ClaimCard key={claim.number} claim={claim} />
        ))}
      </ul>
      {list.next && (
        <p className="mt-5 text-center">
          <LocalLink
            to={`/claims?${new URLSearchParams({ after: list.next })}`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("claims.more")}
          </LocalLink>
        </p>
      )}
    </>
  );
}

function ClaimCard({ claim }: { claim: ListedClaim }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const { number, about, kind, state, amount, currency, created_at } = claim;
  return (
    <Panel as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-base font-semibold">{number}</h2>
          <Pill tone={CLAIM_TONES[state]}>{t(`claim.status.${state}`)}</Pill>
          <time dateTime={created_at} className="text-sm text-ink2 tabular-nums">
            {time(created_at)}
          </time>
        </div>
        <p className="mt-1.5 text-ui text-pretty text-ink2">{`${about} · ${t(`claim.kind.${kind}`)}`}</p>
      </div>
      <div className="flex flex-col items-end gap-3">
        {amount !== null && <p className="font-semibold tabular-nums">{formatMoney(amount, currency, t.language)}</p>}
        <LocalLink to={`/claims/${number}`} className={buttonClass({ variant: "outline", size: "sm" })}>
          {t("quotes.list.open")}
          <span className="visually-hidden"> {number}</span>
        </LocalLink>
      </div>
    </Panel>
  );
}
