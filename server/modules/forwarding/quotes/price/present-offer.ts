import type { QuoteOfferView } from "#contracts/shop/forwarding/quotes.ts";
import type { QuoteOffer } from "#domain/forwarding/quotes/quote-price.ts";
import { presentLine } from "../../customs/index.ts";

export const presentOffer = (offer: QuoteOffer): QuoteOfferView => ({
  method: offer.method,
  lines: offer.lines.map(presentLine),
  total: offer.total,
  min_days: offer.minDays,
  max_days: offer.maxDays,
  arrives_from: offer.arrivesFrom,
  arrives_to: offer.arrivesTo,
  chargeable_grams: offer.chargeableGrams,
  is_by_volume: offer.isByVolume,
});
