import { inForce } from "#domain/money/pricing/in-force.ts";
import { ratesOfChapter, type Tariff, type TariffRate, usualRates } from "./customs-tables.ts";

export interface DutyQuery {
  hs6: string;
  /** ISO 3166-1 alpha-2; null where it is not known. */
  origin: string | null;
  /** yyyy-MM-dd */
  day: string;
}

/**
 * The duty on a code, in hundredths of a percent (FORWARDING-03). A code without a rate is estimated by the usual rate
 * of its chapter, else by the highest rate of the chapter, else by the highest of all, so that the price is not too low.
 */
export function dutyRate(tariff: Tariff, query: DutyQuery): number {
  const { hs6, day } = query;
  return (
    ownRate(tariff, query) ??
    inForce(usualRates(tariff, hs6), day)?.basisPoints ??
    highest(ratesOfChapter(tariff, hs6), day) ??
    highest([...tariff.byCode.values()].flat(), day) ??
    0
  );
}

/** Whether the duty on a code is estimated by its chapter, because the tariff has no rate of its own for it. */
export const isByChapter = (tariff: Tariff, query: DutyQuery): boolean => ownRate(tariff, query) === undefined;

const ownRate = (tariff: Tariff, { hs6, origin, day }: DutyQuery) => rateOf(tariff.byCode.get(hs6) ?? [], origin, day);

/** A rate for the country of origin, by an agreement, takes precedence over the general rate. */
function rateOf(rates: readonly TariffRate[], origin: string | null, day: string): number | undefined {
  const from = (wanted: string | null) => rates.filter((rate) => rate.origin === wanted);
  return (inForce(from(origin), day) ?? inForce(from(null), day))?.basisPoints;
}

function highest(rates: readonly TariffRate[], day: string): number | undefined {
  const current = [...Map.groupBy(rates, ({ hs6, origin }) => `${hs6} ${origin}`).values()]
    .flatMap((versions) => inForce(versions, day) ?? [])
    .map(({ basisPoints }) => basisPoints);
  return current.length === 0 ? undefined : Math.max(...current);
}
