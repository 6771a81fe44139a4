import { add, type Money, multiply, subtract, ZERO } from "#domain/money/money/money.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import type { Parcel } from "../freight/chargeable-weight.ts";
import { estimateTogether, type ShippingEstimate, type ShippingRate } from "../freight/shipping-estimate.ts";
import type { ForwardingFees } from "../landed-cost/forwarding-fees.ts";
import type { Buyer, DeclaredLine } from "../landed-cost/import-charges.ts";
import { type LandedCost, type LandedCostTables, type LandedLine, landedCost } from "../landed-cost/landed-cost.ts";

/** How the customer wants the parcels packed. */
export interface PackingChoices {
  /** Into one box. */
  joins: boolean;
  wraps: boolean;
  /** Without the boxes of the shops. */
  unboxes: boolean;
  insures: boolean;
}

export interface ServiceLine {
  service: string;
  amount: Money;
}

/** A parcel with its contents and the charges due by now. */
export interface PricedParcel extends Parcel {
  lines: readonly DeclaredLine[];
  /** Services that were asked for while it was stored. */
  services: readonly ServiceLine[];
  storageDue: Money;
}

interface PriceScope {
  rate: ShippingRate;
  /** The courier's fee for one box; null while none is chosen. */
  delivery: Money | null;
  countryId: number;
  buyer: Buyer;
  /** yyyy-MM-dd */
  day: string;
  isRehearsed: boolean;
}

export interface RequestPrice extends LandedCost, Omit<ShippingEstimate, "price"> {}

/** The most that sending parcels on costs, by the measured boxes; they are packed again later (FORWARDING-03). */
export function requestPrice(
  parcels: readonly PricedParcel[],
  packing: PackingChoices,
  scope: PriceScope,
  { fees, tables }: { fees: ForwardingFees; tables: LandedCostTables },
): RequestPrice {
  const { rate, delivery, day, isRehearsed } = scope;
  const freight = freightOf(rate, parcels, packing.joins, day);
  const boxes = packing.joins ? 1 : parcels.length;
  const cost = landedCost(
    {
      lines: parcels.flatMap(({ lines }) => lines),
      freight: freight.price,
      countryId: scope.countryId,
      buyer: scope.buyer,
      day,
      isInsured: packing.insures,
      services: [
        ...packingServices(packing, parcels.length, fees),
        ...(isRehearsed ? [{ service: "rehearsal", amount: fees.rehearsal }] : []),
        ...parcels.flatMap(({ services }) => services),
      ],
      storage: parcels.reduce((sum, { storageDue }) => add(sum, storageDue), ZERO),
      delivery: delivery === null ? null : multiply(delivery, boxes),
    },
    tables,
  );
  const { price: _, ...estimate } = freight;
  return { ...estimate, ...cost };
}

/** Boxes that travel together are charged together; each of the others for itself. */
export function freightOf(rate: ShippingRate, boxes: readonly Parcel[], joins: boolean, day: string): ShippingEstimate {
  const goods = boxes.map((box) => ({ ...box, quantity: 1 }));
  const together = estimateTogether(rate, goods, day);
  if (joins) return together;
  const separate = goods.map((good) => estimateTogether(rate, [good], day));
  return {
    ...together,
    price: separate.reduce((sum, { price }) => add(sum, price), ZERO),
    chargeableGrams: separate.reduce((sum, { chargeableGrams }) => sum + chargeableGrams, 0),
    isByVolume: separate.some(({ isByVolume }) => isByVolume),
  };
}

function packingServices(
  { joins, wraps, unboxes }: PackingChoices,
  parcels: number,
  fees: ForwardingFees,
): ServiceLine[] {
  return [
    ...(joins && parcels > 1 ? [{ service: "join", amount: multiply(fees.join, parcels - 1) }] : []),
    ...(wraps ? [{ service: "wrap", amount: fees.wrap }] : []),
    ...(unboxes ? [{ service: "unbox", amount: fees.unbox }] : []),
  ];
}

/**
 * The price once the boxes are packed: the freight is that of the packed boxes where it is less, and never more than
 * agreed (I14). The import VAT follows the freight; all else stays as agreed.
 */
export function packedPrice(
  lines: readonly LandedLine[],
  packedFreight: Money,
  /** Services of parcels that were not done; each removes one line. */
  undone: readonly string[] = [],
): LandedLine[] {
  const agreed = withoutServices(lines, undone);
  const sumOf = (...keys: LandedLine["key"][]) =>
    agreed.filter(({ key }) => keys.includes(key)).reduce((sum, { amount }) => add(sum, amount), ZERO);
  const freight = sumOf("freight");
  const now = packedFreight < freight ? packedFreight : freight;
  const taxed = add(sumOf("goods", "duty"), now);
  return agreed.map((line) => {
    if (line.key === "freight") return { ...line, amount: now };
    if (line.key !== "import_vat") return line;
    return { ...line, amount: percentageToMinor(taxed, line.basisPoints ?? 0) };
  });
}

/** Paid services that were not done; their charges were refunded at packing. */
export function servicesNotDone({ agreedLines, packedLines }: PricedLines): LandedLine[] {
  if (!agreedLines || !packedLines) return [];
  const paid = agreedLines.filter(({ service, amount }) => service && amount > 0);
  return withoutServices(
    paid,
    packedLines.flatMap(({ service }) => service ?? []),
  );
}

interface PricedLines {
  agreedLines: readonly LandedLine[] | null;
  packedLines: readonly LandedLine[] | null;
}

/** Each named service removes one line. */
function withoutServices(lines: readonly LandedLine[], services: readonly string[]): LandedLine[] {
  const left = [...services];
  return lines.filter(({ service }) => {
    const index = service ? left.indexOf(service) : -1;
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The sum that we charge: the goods were paid to a shop. */
export const chargedFor = (lines: readonly LandedLine[]): Money =>
  lines.reduce((sum, { key, amount }) => (key === "goods" ? sum : add(sum, amount)), ZERO);

/** The refund where less was needed than agreed. */
export const difference = (agreed: readonly LandedLine[], packed: readonly LandedLine[]): Money =>
  subtract(chargedFor(agreed), chargedFor(packed));

/** Zero where there was no rehearsal. */
export const rehearsalFee = (lines: readonly LandedLine[]): Money =>
  lines.find(({ service }) => service === "rehearsal")?.amount ?? ZERO;
