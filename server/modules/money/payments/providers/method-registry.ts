import { asc, eq } from "drizzle-orm";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { money } from "#domain/money/money/money.ts";
import { lawfulFee } from "#domain/money/payments/fee-rule.ts";
import { FEE_TYPE, PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ConvertFromEuro } from "../payment-deps.ts";
import { paymentMethods } from "../tables.ts";
import type { GuardedProvider } from "./guard-provider.ts";

type MethodRow = typeof paymentMethods.$inferSelect;

/** The payment methods of every storefront, cached: every checkout asks for them. */
export interface MethodRegistry {
  list(storefront: StorefrontProfile, currency: string, payer: { isSignedIn: boolean }): PaymentMethod[];
  find(storefront: StorefrontProfile, currency: string, paymentMethodId: number): PaymentMethod | null;
  providersOf(storefront: StorefrontProfile): ProviderId[];
  reload(): Promise<void>;
}

interface RegistryDeps {
  db: Database;
  providers: ReadonlyMap<ProviderId, GuardedProvider>;
  convertFromEuro: ConvertFromEuro;
}

export async function createMethodRegistry({ db, providers, convertFromEuro }: RegistryDeps): Promise<MethodRegistry> {
  let rows: MethodRow[] = [];
  const isOffered = ({ paymentProcessorId: id }: MethodRow) =>
    id === PROVIDER.balance || providers.get(id)?.isUsable() === true;
  const presentMethod = (storefront: StorefrontProfile, currency: string, row: MethodRow): PaymentMethod => {
    const { paymentProcessorId } = row;
    const country = storefront.defaultCountryIso;
    const fee = lawfulFee(country, paymentProcessorId, { type: row.feeType, value: row.fee });
    return {
      id: row.id,
      payment_processor_id: paymentProcessorId,
      fee_type: fee.type,
      fee: fee.type === FEE_TYPE.fixed && fee.value > 0 ? convertFromEuro(money(fee.value), currency) : fee.value,
      options: providers.get(paymentProcessorId)?.options(country) ?? [],
    };
  };
  const offeredIn = ({ code }: StorefrontProfile) =>
    rows.filter((row) => row.storefrontCode === code && isOffered(row));
  const registry: MethodRegistry = {
    list: (storefront, currency, { isSignedIn }) =>
      offeredIn(storefront)
        .filter(({ paymentProcessorId }) => isSignedIn || paymentProcessorId !== PROVIDER.balance)
        .map((row) => presentMethod(storefront, currency, row)),
    find: (storefront, currency, paymentMethodId) =>
      registry.list(storefront, currency, { isSignedIn: true }).find(({ id }) => id === paymentMethodId) ?? null,
    providersOf: (storefront) => offeredIn(storefront).map(({ paymentProcessorId }) => paymentProcessorId),
    reload: async () => {
      rows = await db
        .select()
        .from(paymentMethods)
        .where(eq(paymentMethods.isEnabled, true))
        .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
    },
  };
  await registry.reload();
  return registry;
}
