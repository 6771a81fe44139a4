import { inForce } from "../pricing/in-force.ts";
import { ratesOfChapter, type Tariff, type TariffRate } from "./customs-tables.ts";

export interface DutyQuery {
  hs6: string;
  /** ISO 3166-1 alpha-2; null where it is not known. */
  origin: string | null;
  /** yyyy-MM-dd */
  day: string;
}

/**
 * The duty on a code, in hundredths of a percent (FORWARDING-03). A code that the tariff does not know has the highest rate
 * of its chapter, and in an unknown chapter the highest of all, so that the price is never too low.
 */
export function dutyRate(tariff: Tariff, { hs6, origin, day }: DutyQuery): number {
  const known = rateOf(tariff.byCode.get(hs6) ?? [], origin, day);
  return known ?? highest(ratesOfChapter(tariff, hs6), day) ?? highest([...tariff.byCode.values()].flat(), day) ?? 0;
}

/** An agreement with the country of origin comes before the rate for all others. */
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
