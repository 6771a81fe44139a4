import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";

/** The fees of services, the days of free storage and the cover; each is a row that holds from a day on. */
export const FORWARDING_FEES = {
  /** The value that is covered without insurance. */
  insurance_included: "amount",
  /** A share of the whole value. */
  insurance: "basis_points",
  insurance_minimum: "amount",
  storage_free: "days",
  storage_free_pro: "days",
  /** For each started day after the free days. */
  storage_day: "amount",
  /** For each further parcel in the same box. */
  join: "amount",
  wrap: "amount",
  unbox: "amount",
  rehearsal: "amount",
  open_and_check: "amount",
  photos: "amount",
  measure_again: "amount",
  longer_storage: "amount",
  send_back: "amount",
  /** Higher customs charges are invoiced only above both: this share of the charged amount, and the minimum. */
  customs_tolerance: "basis_points",
  customs_tolerance_minimum: "amount",
  /** Our fee for buying: a share of the goods, and its minimum. */
  buying: "basis_points",
  buying_minimum: "amount",
  /** A rise of a shop's price is invoiced above either: this share of the paid price, or the minimum. */
  price_tolerance: "basis_points",
  price_tolerance_minimum: "amount",
} as const;

export type FeeKey = keyof typeof FORWARDING_FEES;
type FeeUnit = (typeof FORWARDING_FEES)[FeeKey];
type ValueOf<Unit extends FeeUnit> = Unit extends "amount" ? Money : number;

/** The fees of one day: amounts, hundredths of a percent, or days. */
export type ForwardingFees = { readonly [Key in FeeKey]: ValueOf<(typeof FORWARDING_FEES)[Key]> };

export interface FeeVersion {
  key: FeeKey;
  /** yyyy-MM-dd */
  validFrom: string;
  value: number;
}

/** A cache: the versions seldom change in a process, and every estimate reads the fees of today. */
const known = new WeakMap<readonly FeeVersion[], { day: string; fees: ForwardingFees }>();

/** Throws where a fee has no row yet: a service without a price must not be sold for nothing. */
export function feesOn(versions: readonly FeeVersion[], day: string): ForwardingFees {
  const last = known.get(versions);
  if (last?.day === day) return last.fees;
  const byKey = Map.groupBy(versions, ({ key }) => key);
  const inForceThen = Object.keys(FORWARDING_FEES).map((key) => {
    const version = inForce(byKey.get(key as FeeKey) ?? [], day);
    if (!version) throw new Error(`There is no fee "${key}" on ${day}`);
    return [key, version.value];
  });
  const fees = Object.fromEntries(inForceThen) as ForwardingFees;
  known.set(versions, { day, fees });
  return fees;
}

export const isAmount = (key: FeeKey): boolean => FORWARDING_FEES[key] === "amount";

/** The fee for insuring goods of a value; zero up to the value that is covered without insurance (FORWARDING-03). */
export function insuranceFee(
  value: Money,
  fees: Pick<ForwardingFees, "insurance_included" | "insurance" | "insurance_minimum">,
): Money {
  if (value <= fees.insurance_included) return ZERO;
  return money(Math.max(percentageToMinor(value, fees.insurance), fees.insurance_minimum));
}
