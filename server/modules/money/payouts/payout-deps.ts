import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PaymentService } from "../payments/index.ts";
import type { PayoutRow } from "./tables.ts";

interface Recipient {
  email: string;
  firstName: string;
}

export interface PayoutDeps {
  queueMail: QueueMail;
  storefronts: { all(): StorefrontProfile[] };
  payments: Pick<PaymentService, "refundTopUps" | "finishByHand">;
  /** The recipient of the mails; null after an erasure. */
  findRecipient(db: Database, userId: number): Promise<Recipient | null>;
  /** The same, with the account locked against erasure until the transaction ends. */
  lockRecipient(tx: Database, userId: number): Promise<Recipient | null>;
}

export function storefrontOf({ storefronts }: PayoutDeps, { storefrontCode }: PayoutRow): StorefrontProfile {
  const storefront = storefronts.all().find(({ code }) => code === storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${storefrontCode}`);
  return storefront;
}

export const currencyOf = (deps: PayoutDeps, payout: PayoutRow) =>
  storedCurrency(storefrontOf(deps, payout), payout.currencyId);
