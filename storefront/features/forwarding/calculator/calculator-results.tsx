import { Scale } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Estimate } from "#contracts/shop/forwarding/calculator.ts";
import { formatMoney } from "#i18n/format.ts";
import { refusalText } from "#storefront/commerce/freight/refusal-text.ts";
import { Note } from "#ui/note.tsx";
import { chargedTexts } from "./charged-texts.ts";
import { EstimateActions } from "./estimate-actions.tsx";
import type { CalculatorData } from "./load-calculator.ts";
import { bestOffer, OfferCard } from "./offer-card.tsx";
import { SavedPriceNote } from "./saved/saved-price-note.tsx";
import type { Calculation } from "./use-calculation.ts";

interface ResultsProps {
  data: CalculatorData;
  calculation: Pick<Calculation, "settle">;
}

/** Both methods, and why they cost that. */
export function CalculatorResults({ data, calculation }: ResultsProps) {
  const t = useTranslate();
  const { estimate, refusal } = data;
  return (
    <section aria-label={t("calculator.results")} className="grid grid-cols-1 gap-4">
      {estimate ? (
        <Offers {...{ data, calculation, estimate }} />
      ) : (
        <Note tone={refusal ? "warn" : "info"}>{t(refusal ?? "calculator.incomplete")}</Note>
      )}
    </section>
  );
}

function Offers({ data, calculation, estimate }: ResultsProps & { estimate: Estimate }) {
  const t = useTranslate();
  const best = bestOffer(estimate);
  const methods = estimate.offers.map(({ method }) => method);
  return (
    <>
      <p role="status" className="visually-hidden">
        {estimate.offers
          .filter(({ refused_by }) => refused_by === null)
          .map(
            ({ method, total }) =>
              `${t(`product.method.${method}`)} ${formatMoney(total, estimate.currency, t.language)}`,
          )
          .join(", ")}
      </p>
      <SavedPriceNote data={data} />
      {estimate.offers.map((offer) => (
        <OfferCard key={offer.method} offer={offer} estimate={estimate} isBest={offer === best} />
      ))}
      {best && (
        <Note icon={<Scale aria-hidden="true" />}>
          <strong>{chargedTexts(t, best).lead}</strong> {chargedTexts(t, best).reason}
        </Note>
      )}
      {estimate.restrictions.map((restriction) => (
        <Note key={restriction.hazard} tone="warn">
          {refusalText(restriction, methods, t)}
        </Note>
      ))}
      {estimate.needs_eori && <Note>{t("calculator.eori")}</Note>}
      {estimate.delivery === null && <Note tone="warn">{t("calculator.no-courier")}</Note>}
      <EstimateActions {...{ data, calculation }} />
      <p className="text-center text-caption text-ink3">{t("calculator.rates", { day: estimate.rates_from })}</p>
    </>
  );
}
