import { balanceData } from "./modules/balance/index.ts";
import { cartData } from "./modules/cart/index.ts";
import { checkoutData } from "./modules/checkout/index.ts";
import { type ConfirmedUser, type Identity, openIdentity, type SignedInVisitor } from "./modules/identity/index.ts";
import { mailData, type QueueMail } from "./modules/mail/index.ts";
import { isConsentGiven, marketingData, moveConsents, recordConsent } from "./modules/marketing/index.ts";
import { countUnpaidOrders, orderData, type PayableKind } from "./modules/orders/index.ts";
import { paymentData } from "./modules/payments/index.ts";
import type { Database } from "./platform/database/open-database.ts";

interface AccountParts {
  db: Database;
  now: () => Date;
  queueMail: QueueMail;
  payableKinds: readonly PayableKind[];
  /** What follows when somebody has proved an address, such as the claim of orders made as a guest. */
  onEmailConfirmed?: readonly ((tx: Database, user: ConfirmedUser) => Promise<void>)[];
  /** What follows when somebody signs in, such as the merge of carts. */
  onSignedIn?: readonly ((db: Database, visitor: SignedInVisitor) => Promise<void>)[];
}

/** Identity, with what other modules know about the same people. */
export function openAccounts({
  payableKinds,
  onEmailConfirmed = [],
  onSignedIn = [],
  ...parts
}: AccountParts): Promise<Identity> {
  return openIdentity({
    ...parts,
    countUnpaidOrders: (db, owner) => countUnpaidOrders(db, payableKinds, owner),
    consents: { isGiven: isConsentGiven, record: recordConsent, move: moveConsents },
    personalData: [balanceData, mailData, marketingData, cartData, checkoutData, orderData, paymentData],
    onEmailConfirmed,
    onSignedIn,
  });
}
