import type { CalculationRequest, Estimate, MethodOffer } from "#contracts/shop/forwarding/calculator.ts";
import { type Restriction, refusalOf } from "#domain/forwarding/customs/hazards.ts";
import type { Good } from "#domain/forwarding/freight/chargeable-weight.ts";
import { type Tariff, type TariffQuery, tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import { type BoxEstimate, estimateBoxes } from "#domain/forwarding/landed-cost/estimate-boxes.ts";
import type { CurrencyProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { largestSides } from "#domain/selling/delivery/point-size.ts";
import type { Goods } from "#modules/catalogue/catalog/index.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import { type Customs, presentLine, presentRestriction } from "../customs/index.ts";
import type { Warehouses } from "../warehouses/index.ts";

export interface EstimateDeps {
  catalogue: Pick<Goods, "shippingRates">;
  delivery: Pick<Delivery, "firstCourier">;
  customs: Pick<Customs, "tablesIn" | "restrictionsOn">;
  warehouses: Warehouses;
}

export interface EstimateScope {
  storefront: Pick<StorefrontProfile, "features">;
  currency: CurrencyProfile;
  /** yyyy-MM-dd */
  today: string;
}

/** The landed cost of boxes by each method; null if the route has no tariff or the currency no rate (FORWARDING-03). */
export function estimateFor(deps: EstimateDeps, scope: EstimateScope, request: CalculationRequest): Estimate | null {
  const { currency, today } = scope;
  const countryId = request.country_id;
  const tariffs = tariffsFrom(deps, scope, request);
  const tables = deps.customs.tablesIn({ countryId, currencyId: currency.id, day: today });
  if (tariffs.length === 0 || !tables) return null;
  const boxes = request.boxes.map(toGood);
  const weight = boxes.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const courier = deps.delivery.firstCourier(countryId, currency.id, weight, largestSides(boxes));
  const input = {
    lines: request.lines,
    countryId,
    buyer: request.buyer,
    day: today,
    isInsured: request.is_insured,
    delivery: courier?.fee ?? null,
  };
  const codes = request.lines.map(({ hs6 }) => hs6);
  const restrictions = deps.customs.restrictionsOn(codes, countryId);
  return {
    currency: currency.iso_code,
    offers: tariffs.map((tariff) => presentOffer(tariff, estimateBoxes(tariff, boxes, input, tables), restrictions)),
    restrictions: restrictions.map(presentRestriction),
    delivery: courier?.deliveryType ?? null,
    needs_eori: request.buyer === "business",
    rates_from:
      tariffs
        .map(({ validFrom }) => validFrom)
        .toSorted()
        .at(-1) ?? today,
  };
}

/** The tariffs of the methods that both the storefront and the warehouse offer, the quickest first. */
export function tariffsFrom(
  { catalogue, warehouses }: Pick<EstimateDeps, "catalogue" | "warehouses">,
  { storefront, currency, today }: EstimateScope,
  { warehouse: code, country_id: countryId }: Pick<CalculationRequest, "warehouse" | "country_id">,
): Tariff[] {
  const warehouse = warehouses().find((each) => each.code === code);
  if (!warehouse) return [];
  const methods = warehouse.methods.filter((method) => storefront.features.includes(method));
  return inForceOnce(catalogue.shippingRates(), {
    warehouseId: warehouse.id,
    countryId,
    currencyId: currency.id,
    methods,
    today,
  });
}

/** Caches the tariffs in force: every estimate needs them, and they change only with the tariffs or the day. */
const known = new WeakMap<readonly Tariff[], Map<string, Tariff[]>>();

function inForceOnce(tariffs: readonly Tariff[], query: TariffQuery): Tariff[] {
  const { warehouseId, countryId, currencyId, methods, today } = query;
  const ofTariffs = known.get(tariffs) ?? new Map<string, Tariff[]>();
  known.set(tariffs, ofTariffs);
  const key = `${warehouseId} ${countryId} ${currencyId} ${methods.join()} ${today}`;
  const found = ofTariffs.get(key) ?? tariffsInForce(tariffs, query);
  ofTariffs.set(key, found);
  return found;
}

function presentOffer(tariff: Tariff, estimate: BoxEstimate, restrictions: readonly Restriction[]): MethodOffer {
  const refusal = refusalOf(restrictions, tariff.method);
  return {
    method: estimate.method,
    min_days: estimate.minDays,
    max_days: estimate.maxDays,
    arrives_from: estimate.arrivesFrom,
    arrives_to: estimate.arrivesTo,
    actual_grams: estimate.actualGrams,
    volume_grams: estimate.volumeGrams,
    chargeable_grams: estimate.chargeableGrams,
    step_grams: tariff.stepGrams,
    volume_divisor: tariff.volumeDivisor,
    is_by_volume: estimate.isByVolume,
    lines: estimate.lines.map(presentLine),
    total: estimate.total,
    refused_by: refusal ? presentRestriction(refusal) : null,
  };
}

const toGood = (box: CalculationRequest["boxes"][number]): Good => ({
  weightGrams: box.weight_grams,
  lengthMm: box.length_mm,
  widthMm: box.width_mm,
  heightMm: box.height_mm,
  quantity: 1,
});
