import { count, eq, inArray } from "drizzle-orm";
import type { FreightTariff, WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import type { Tariff } from "#domain/forwarding/freight/tariffs-in-force.ts";
import { countTabs } from "#domain/forwarding/parcels/parcel-tab.ts";
import { labelName, suiteNumber } from "#domain/forwarding/parcels/suite.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { listWarehouses, type Warehouse } from "../../warehouses/index.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { tariffsFrom } from "../parcel-freight.ts";
import { ownSuite } from "../suites/own-suite.ts";
import { ensureSuite, findPrivateSuite, type Suite, suitesOf } from "../suites/suites.ts";
import { parcels, suites } from "../tables.ts";

/** The customer's address at each warehouse, and how many parcels each tab has (FORWARDING-02). */
export async function showDesk(deps: ParcelDeps, context: CallContext) {
  const { db, storefront } = context;
  const user = signedIn(context);
  const today = storefrontDay(storefront, deps.now());
  const suite = await ensureSuite(db, { userId: user.id, storefrontCode: storefront.code });
  const own = suite && suite.companyId !== null ? await findPrivateSuite(db, user.id) : null;
  const [warehouses, counts] = await Promise.all([listWarehouses(db), countParcels(db, user.id)]);
  return {
    suite: suite && {
      number: numberOf(suite),
      private_number: own && numberOf(own),
      arrival_mails: suite.arrivalMails,
      may_act: suite.mayAct,
    },
    addresses: suite
      ? warehouses.map((warehouse) => ({
          ...presentAddress(warehouse, user),
          freight: tariffsFrom(deps, { storefront, warehouse, today }).map(presentTariff),
        }))
      : [],
    counts,
  };
}

const numberOf = ({ storefrontCode, digits }: Suite) => suiteNumber(storefrontCode, digits);

async function countParcels(db: Database, userId: number) {
  const { state, suiteId } = parcels;
  const isOwn = inArray(suiteId, suitesOf(db, userId, "read"));
  return countTabs(await db.select({ state, total: count() }).from(parcels).where(isOwn).groupBy(state));
}

function presentAddress(warehouse: Warehouse, user: SignedInUser): Omit<WarehouseAddress, "freight"> {
  const { code, name, methods, timeZone, street, city, postalCode, region, countryCode, phone } = warehouse;
  return {
    warehouse: code,
    name,
    methods,
    time_zone: timeZone,
    recipient: labelName(`${user.first_name} ${user.last_name}`),
    street,
    city,
    postal_code: postalCode,
    region,
    country_code: countryCode,
    phone,
  };
}

const presentTariff = ({ method, baseAmount, amountPerStep, stepGrams, volumeDivisor }: Tariff): FreightTariff => ({
  method,
  base_amount: baseAmount,
  amount_per_step: amountPerStep,
  step_grams: stepGrams,
  volume_divisor: volumeDivisor,
});

export async function setArrivalMails(context: CallContext, arrivalMails: Suite["arrivalMails"]) {
  const suite = await ownSuite(context);
  await context.db.update(suites).set({ arrivalMails }).where(eq(suites.id, suite.id));
}
