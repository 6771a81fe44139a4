import { isFeeAllowed } from "#domain/money/payments/fee-rule.ts";
import { FEE_TYPE, PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { paymentMethods } from "#modules/money/payments/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { DemoStorefrontCode } from "./storefronts.ts";
import { DEMO_STOREFRONTS } from "./storefronts.ts";

interface DemoFee {
  feeType: 0 | 1;
  fee: number;
}

const free: DemoFee = { feeType: FEE_TYPE.fixed, fee: 0 };
const percent = (hundredths: number): DemoFee => ({ feeType: FEE_TYPE.percentage, fee: hundredths });

const IN_THE_BALTICS: [ProviderId, DemoFee][] = [
  [PROVIDER.card, free],
  [PROVIDER.wallet, percent(100)],
  [PROVIDER.regional, free],
  [PROVIDER.balance, free],
];

const ELSEWHERE: Partial<Record<DemoStorefrontCode, [ProviderId, DemoFee][]>> = {
  nl: [
    [PROVIDER.card, free],
    [PROVIDER.wallet, percent(100)],
    [PROVIDER.balance, free],
  ],
  ae: [
    [PROVIDER.card, percent(120)],
    [PROVIDER.wallet, { feeType: FEE_TYPE.fixed, fee: 5_000 }],
    [PROVIDER.balance, free],
  ],
};

const methodsOf = (code: DemoStorefrontCode) => ELSEWHERE[code] ?? IN_THE_BALTICS;

/** Whether customers of a storefront can pay through their bank. */
export const paysThroughBank = (code: DemoStorefrontCode) => methodsOf(code).some(([id]) => id === PROVIDER.regional);

/** The payment methods and fees of each storefront. */
export async function seedPaymentMethods(db: Database): Promise<void> {
  const rows = DEMO_STOREFRONTS.flatMap(({ code: storefrontCode, country }) =>
    methodsOf(storefrontCode).map(([paymentProcessorId, fee], position) => {
      if (!isFeeAllowed(country, paymentProcessorId, { type: fee.feeType, value: fee.fee }))
        throw new Error(`No such fee may be asked for in ${country}`);
      return { storefrontCode, paymentProcessorId, ...fee, position };
    }),
  );
  await db.insert(paymentMethods).values(rows).onConflictDoNothing();
}

const METHOD_NAMES = {
  [PROVIDER.card]: "card",
  [PROVIDER.wallet]: "wallet",
  [PROVIDER.regional]: "bank",
  [PROVIDER.balance]: "balance",
} as const satisfies Record<ProviderId, string>;

/** How customers of a storefront can pay, by the names that their messages have. */
export const paymentMethodNames = (code: DemoStorefrontCode) => methodsOf(code).map(([id]) => METHOD_NAMES[id]);
