import { CreditCard, Landmark, type LucideIcon, Wallet, WalletCards } from "lucide-react";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";

export const METHOD_ICONS: Readonly<Record<ProviderId, LucideIcon>> = {
  [PROVIDER.card]: CreditCard,
  [PROVIDER.wallet]: WalletCards,
  [PROVIDER.regional]: Landmark,
  [PROVIDER.balance]: Wallet,
};
