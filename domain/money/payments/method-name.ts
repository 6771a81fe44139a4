import { PROVIDER, type ProviderId } from "./provider.ts";

/** How message keys name a provider. */
export const METHOD_NAMES = {
  [PROVIDER.card]: "card",
  [PROVIDER.wallet]: "wallet",
  [PROVIDER.regional]: "bank",
  [PROVIDER.balance]: "balance",
} as const satisfies Record<ProviderId, string>;
