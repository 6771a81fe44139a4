/** The providers (PAYMENT-01). */
export const PROVIDER = { invalid: -1, card: 1, wallet: 2, regional: 3, balance: 4 } as const;
export type ProviderId = Exclude<(typeof PROVIDER)[keyof typeof PROVIDER], -1>;

export const PROVIDER_IDS = [PROVIDER.card, PROVIDER.wallet, PROVIDER.regional, PROVIDER.balance] as const;

/** The unit of a payment fee or a promotion (CHECKOUT-10, PRICE-07). */
export const FEE_TYPE = { fixed: 0, percentage: 1 } as const;
export type FeeType = (typeof FEE_TYPE)[keyof typeof FEE_TYPE];
