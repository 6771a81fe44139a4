import { CreditCard, Landmark, type LucideIcon, Wallet, WalletCards } from "lucide-react";
import { PROVIDER, type ProviderId } from "../../../domain/payments/provider.ts";

/** How message keys name a provider. */
export const METHOD_NAMES = {
  [PROVIDER.card]: "card",
  [PROVIDER.wallet]: "wallet",
  [PROVIDER.regional]: "bank",
  [PROVIDER.balance]: "balance",
} as const satisfies Record<ProviderId, string>;

export const METHOD_ICONS: Readonly<Record<ProviderId, LucideIcon>> = {
  [PROVIDER.card]: CreditCard,
  [PROVIDER.wallet]: WalletCards,
  [PROVIDER.regional]: Landmark,
  [PROVIDER.balance]: Wallet,
};
