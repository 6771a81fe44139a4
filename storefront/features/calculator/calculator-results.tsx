import { Scale } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { Estimate } from "../../../contracts/shop/calculator.ts";
import { formatMoney } from "../../../i18n/format.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import { Note } from "../../../ui/note.tsx";
import { chargedTexts } from "./charged-texts.ts";
import { EstimateActions } from "./estimate-actions.tsx";
import type { CalculatorData } from "./load-calculator.ts";
import { bestOffer, OfferCard } from "./offer-card.tsx";
import { SavedPriceNote } from "./saved-price-note.tsx";

/** Both methods, and why they cost that. */
export function CalculatorResults({ data }: { data: CalculatorData }) {
  const t = useTranslate();
  const { estimate, refusal } = data;
  return (
    <section aria-label={t("calculator.results")} className="grid gap-4">
      {estimate ? (
        <Offers data={data} estimate={estimate} />
      ) : (
        <Note tone={refusal ? "warn" : "info"}>{t(refusal ?? "calculator.incomplete")}</Note>
      )}
    </section>
  );
}

function Offers({ data, estimate }: { data: CalculatorData; estimate: Estimate }) {
  const t = useTranslate();
  const best = bestOffer(estimate);
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
      {estimate.restrictions.map(({ hazard, message_key }) => (
        <Note key={hazard} tone="warn">
          {t(message_key as MessageKey)}
        </Note>
      ))}
      {estimate.needs_eori && <Note>{t("calculator.eori")}</Note>}
      {estimate.delivery === null && <Note tone="warn">{t("calculator.no-courier")}</Note>}
      <EstimateActions data={data} />
      <p className="text-center text-caption text-ink3">{t("calculator.rates", { day: estimate.rates_from })}</p>
    </>
  );
}
