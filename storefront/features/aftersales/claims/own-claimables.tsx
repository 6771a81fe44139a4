import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimableView } from "#contracts/shop/aftersales/claims.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Block } from "#ui/block.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";

interface OwnClaimablesProps {
  items: readonly ClaimableView[];
  onChoose: (about: ClaimableView) => void;
}

/** A customer chooses an order instead of typing its number. */
export function OwnClaimables({ items, onChoose }: OwnClaimablesProps) {
  const t = useTranslate();
  return (
    <Block title={t("claim.own")}>
      <ul className="divide-y divide-line">
        {items.map((about) => (
          <li key={about.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <AboutText about={about} />
            {about.open_claim ? (
              <LocalLink to={`/claims/${about.open_claim}`} className={buttonClass({ variant: "outline", size: "sm" })}>
                {t("claim.see", { number: about.open_claim })}
              </LocalLink>
            ) : (
              <Button
                variant="outline"
                size="sm"
                aria-label={t("claim.choose-of", { number: about.number })}
                onClick={() => onChoose(about)}
              >
                {t("claim.choose")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Two lines: number and day, then the goods. */
export function AboutText({ about: { number, created_at, lines } }: { about: ClaimableView }) {
  const t = useTranslate();
  const { day } = useMomentText();
  const goods = lines.map(({ name }) => name).join(", ");
  return (
    <p className="min-w-0 grow basis-60 text-sm text-ink2">
      <span className="block text-ui text-ink">
        <strong className="font-semibold">{number}</strong> {t("claim.placed", { day: day(created_at) })}
      </span>
      {goods !== "" && <span className="line-clamp-1 wrap-anywhere">{goods}</span>}
    </p>
  );
}
