import { Plane, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Estimate, MethodOffer } from "#contracts/shop/forwarding/calculator.ts";
import { formatMoney } from "#i18n/format.ts";
import { refusalText } from "#storefront/commerce/freight/refusal-text.ts";
import { shippingTimeText } from "#storefront/commerce/freight/shipping-time-text.ts";
import { classNames } from "#ui/class-names.ts";
import { chargedText } from "./charged-texts.ts";
import { LandedLines } from "./landed-lines.tsx";

const ICONS = { air: Plane, sea: Ship };

/** The quickest that these goods can take. */
export const bestOffer = ({ offers }: Estimate): MethodOffer | undefined =>
  offers.find(({ refused_by }) => refused_by === null);

interface OfferCardProps {
  offer: MethodOffer;
  estimate: Estimate;
  isBest: boolean;
}

export function OfferCard({ offer, estimate, isBest }: OfferCardProps) {
  const t = useTranslate();
  const Icon = ICONS[offer.method];
  const { refused_by } = offer;
  return (
    <article
      aria-labelledby={`offer-${offer.method}`}
      data-testid={`offer-${offer.method}`}
      className={classNames(
        "rounded-panel border bg-surface p-5 md:px-6",
        isBest ? "border-pri inset-ring inset-ring-pri" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <span className="grid size-11 shrink-0 place-items-center rounded-card bg-soft text-softink">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0 grow basis-24">
          <h2 id={`offer-${offer.method}`} className="type-h4">
            {t(`product.method.${offer.method}`)}
          </h2>
          <p className="text-caption text-ink2">
            {shippingTimeText(t, offer)} · {chargedText(t, offer)}
          </p>
        </div>
        {refused_by === null && (
          <p className="text-end">
            <strong className="block text-[1.625rem]/8 tabular-nums" data-testid={`total-${offer.method}`}>
              {formatMoney(offer.total, estimate.currency, t.language)}
            </strong>
            <span className="text-caption text-ink2">{t("calculator.to-door")}</span>
          </p>
        )}
      </div>
      {refused_by === null ? (
        <LandedLines offer={offer} estimate={estimate} />
      ) : (
        <p className="mt-3 text-sm text-bad">
          {refusalText(
            refused_by,
            estimate.offers.map(({ method }) => method),
            t,
          )}
        </p>
      )}
    </article>
  );
}
