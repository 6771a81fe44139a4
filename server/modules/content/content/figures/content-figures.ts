import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { type Tariff, tariffsInForce } from "#domain/forwarding/freight/tariffs-in-force.ts";
import type { ForwardingFees } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import { type Money, multiply } from "#domain/money/money/money.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";
import { translateFor } from "#i18n/messages.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { Customs } from "#modules/forwarding/customs/index.ts";
import type { Reading } from "../reading.ts";
import { type FigureWriter, figureWriter } from "./figure-writer.ts";
import type { Figures } from "./figures.ts";
import { ruleFigures } from "./rule-figures.ts";

export interface FigureDeps {
  customs: Pick<Customs, "feesIn" | "tablesIn">;
  shippingRates(): readonly Tariff[];
  now(): Date;
}

/**
 * The figures that texts may name, from the settings that the shop works by: a text never says another amount than the one
 * that is charged. They are of the storefront's country and first currency, so that a page is the same for everybody.
 */
export function figuresBy(deps: FigureDeps) {
  return (reading: Reading): Figures => {
    const { storefront, reader } = reading;
    const currency = storefront.currencies[0] ?? storefront.conversionCurrency;
    const day = storefrontDay(storefront, deps.now());
    const scope = { countryId: storefront.defaultCountryId, currencyId: currency.id, day };
    const write = figureWriter(translateFor(storefront, reader.language.iso_code), currency.iso_code);
    return {
      brand: storefront.name,
      ...ruleFigures(write),
      ...customsFigures(deps, scope, write),
      ...freightFigures(deps, scope, write),
    };
  };
}

interface Scope {
  countryId: number;
  currencyId: number;
  day: string;
}

function customsFigures({ customs }: FigureDeps, scope: Scope, write: FigureWriter): Figures {
  const fees = customs.feesIn(scope.currencyId, scope.day);
  const tables = customs.tablesIn(scope);
  if (!fees || !tables) return {};
  const rule = inForce(
    tables.rules.filter(({ countryId }) => countryId === scope.countryId),
    scope.day,
  );
  return {
    ...feeFigures(fees, write),
    ...(rule && { dutyLimit: write.money(rule.limit), dutySince: rule.validFrom }),
    ...(rule?.dutyPerCode && dutyFigures(rule.dutyPerCode, write)),
    vatRate: write.percent(tables.vatRates[0]?.basisPoints ?? 0),
  };
}

const dutyFigures = (perCode: Money, write: FigureWriter): Figures => ({
  dutyPerCode: write.money(perCode),
  dutyFor2: write.money(multiply(perCode, 2)),
  dutyFor3: write.money(multiply(perCode, 3)),
  dutyFor5: write.money(multiply(perCode, 5)),
});

const feeFigures = (fees: ForwardingFees, write: FigureWriter): Figures => ({
  freeStorageDays: write.days(fees.storage_free),
  freeStorageDaysPro: write.days(fees.storage_free_pro),
  storagePerDay: write.money(fees.storage_day),
  insuranceIncluded: write.money(fees.insurance_included),
  insurancePercent: write.percent(fees.insurance),
  insuranceMinimum: write.money(fees.insurance_minimum),
  quoteFeePercent: write.percent(fees.buying),
  quoteFeeMinimum: write.money(fees.buying_minimum),
  rehearsalFee: write.money(fees.rehearsal),
  longerStorageFee: write.money(fees.longer_storage),
  checkFee: write.money(fees.open_and_check),
  photosFee: write.money(fees.photos),
  sendBackFee: write.money(fees.send_back),
  joinFee: write.money(fees.join),
  wrapFee: write.money(fees.wrap),
  customsTolerance: write.percent(fees.customs_tolerance),
  customsToleranceMinimum: write.money(fees.customs_tolerance_minimum),
});

/** Of the shop's own goods, by either method. */
function freightFigures({ shippingRates }: FigureDeps, { day, ...scope }: Scope, write: FigureWriter): Figures {
  const query = { ...scope, warehouseId: null, methods: SHIPPING_METHODS, today: day };
  const tariffs = new Map(tariffsInForce(shippingRates(), query).map((tariff) => [tariff.method, tariff]));
  const daysBy = (method: ShippingMethod) => {
    const tariff = tariffs.get(method);
    return tariff && { [`${method}Days`]: write.days(tariff.minDays, tariff.maxDays) };
  };
  return { ...daysBy("air"), ...daysBy("sea") };
}
