import { checkLedger } from "../../../server/modules/balance/check-ledger.ts";
import { checkPromotions } from "../../../server/modules/promotions/check-promotions.ts";
import { checkStock } from "../../../server/modules/stock/check-stock.ts";
import type { Shop } from "../rig/shop.ts";
import { checkAcknowledged } from "./acknowledged.ts";
import { checkLiveness } from "./liveness.ts";
import { checkOrders, checkSteps } from "./orders.ts";
import { checkOutbox } from "./outbox.ts";
import { checkProviderAgreement } from "./provider-agreement.ts";
import type { Violation } from "./violation.ts";

/** I1 to I12 in one go, by the database, the providers' books and what clients were told. */
export async function checkEverything(shop: Shop): Promise<Violation[]> {
  const { db } = shop.database;
  const found = await Promise.all([
    checkStock(db),
    checkLedger(db).then(numbered("I2")),
    checkPromotions(db).then(numbered("I6")),
    checkOrders(shop),
    checkSteps(shop),
    checkProviderAgreement(shop),
    checkAcknowledged(shop),
    checkOutbox(shop),
    checkLiveness(shop),
  ]);
  return found.flat();
}

const numbered = (id: string) => (violations: Violation[]) =>
  violations.map(({ rule, detail }) => ({ rule: rule.startsWith("I") ? rule : `${id} ${rule}`, detail }));
