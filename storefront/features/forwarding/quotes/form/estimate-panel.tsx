import { type ReactNode, useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDraft } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import { CostLines } from "../versions/cost-lines.tsx";
import { MethodCards } from "../versions/method-cards.tsx";
import { RateLine } from "../versions/rate-line.tsx";
import { refusedMethods } from "./restriction-texts.ts";

/** About what the list costs; it grows with it. */
export function EstimatePanel({ draft, children }: { draft: QuoteDraft; children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const [method, setMethod] = useState<"air" | "sea" | null>(null);
  const { estimate, currency, couriers, courier_id } = draft;
  const refused = refusedMethods(draft, t);
  const offer =
    estimate?.offers.find((each) => each.method === method) ??
    estimate?.offers.find((each) => !refused.has(each.method)) ??
    estimate?.offers[0];
  const courier = couriers.find((each) => each.id === courier_id)?.name ?? null;
  return (
    <Panel aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="type-h3">
          {t("quotes.estimate.title")}
        </h2>
        <Pill dot={false}>{t("forwarding.certainty.estimate")}</Pill>
      </div>
      {estimate && offer ? (
        <>
          <MethodCards
            offers={estimate.offers}
            chosen={offer.method}
            currency={currency}
            refused={refused}
            onChoose={setMethod}
          />
          <div className="my-5">
            <CostLines offer={offer} currency={currency} items={estimate.items} courier={courier} withoutShopDelivery />
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
            <span className="type-h4">{t("quotes.total")}</span>
            <span className="type-h2 tabular-nums" data-testid="estimate-total">
              {formatMoney(offer.total, currency, t.language)}
            </span>
          </p>
          <RateLine rates={estimate.rates} currency={currency} />
        </>
      ) : (
        <p className="text-ui text-ink2">{t("quotes.estimate.none")}</p>
      )}
      {children}
    </Panel>
  );
}
