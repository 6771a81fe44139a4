import { Plane, Ship } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { subtract, ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { chargedText } from "#storefront/commerce/freight/charged-text.ts";
import { landedLineName } from "#storefront/commerce/freight/landed-line-name.ts";
import { refusalText } from "#storefront/commerce/freight/refusal-text.ts";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";
import type { OpenRequest } from "../use-request.ts";

const ICONS = { air: Plane, sea: Ship };

type Offer = RequestDetails["offers"][number];

/** Air and sea, each with what is paid by it; one that these goods cannot take says why. */
export function TravelChoice({ request, save }: Pick<OpenRequest, "request" | "save">) {
  const t = useTranslate();
  const choose = (shipping_method: "air" | "sea") =>
    void save((params, options) => browserApi.forwardRequests.setDelivery({ ...params, shipping_method }, options), {
      shipping_method,
    });
  return (
    <RadioCardGroup legend={t("forwarding.travel.title")} hideLegend className="md:grid-cols-2">
      {request.offers.map((offer) => (
        <OfferCard
          key={offer.method}
          offer={offer}
          methods={request.offers.map(({ method }) => method)}
          currency={request.currency}
          isChosen={offer.method === request.shipping_method}
          onChoose={() => choose(offer.method)}
        />
      ))}
    </RadioCardGroup>
  );
}

interface OfferCardProps {
  offer: Offer;
  /** All that there are. */
  methods: readonly Offer["method"][];
  currency: string;
  isChosen: boolean;
  onChoose: () => void;
}

function OfferCard({ offer, methods, currency, isChosen, onChoose }: OfferCardProps) {
  const t = useTranslate();
  const Icon = ICONS[offer.method];
  const freight = offer.lines.find(({ key }) => key === "freight")?.amount ?? ZERO;
  const border = offer.lines.filter(({ key }) => key === "duty" || key === "import_vat");
  const others = border.reduce((left, { amount }) => subtract(left, amount), subtract(offer.charged, freight));
  return (
    <RadioCard
      name="shipping_method"
      value={offer.method}
      checked={isChosen}
      onChange={onChoose}
      icon={<Icon aria-hidden="true" className="size-5" />}
      title={t(`product.method.${offer.method}`)}
      aside={formatMoney(freight, currency, t.language)}
      detail={t("forwarding.travel.arrives", { from: offer.arrives_from, to: offer.arrives_to })}
      {...(offer.refused_by ? { unavailable: refusalText(offer.refused_by, methods, t) } : {})}
    >
      <span className="text-sm text-ink2">{chargedText(offer, t)}</span>
      <span className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
        {border.map((line) => (
          <Row key={`${line.key} ${line.hs6}`} name={landedLineName(line, t)}>
            {formatMoney(line.amount, currency, t.language)}
          </Row>
        ))}
        {others > 0 && <Row name={t("forwarding.method.others")}>{formatMoney(others, currency, t.language)}</Row>}
        <span className="font-semibold">
          <Row name={t("forwarding.method.due")}>{formatMoney(offer.charged, currency, t.language)}</Row>
        </span>
      </span>
    </RadioCard>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <span className="flex items-baseline justify-between gap-3 tabular-nums">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="shrink-0">{children}</span>
    </span>
  );
}
