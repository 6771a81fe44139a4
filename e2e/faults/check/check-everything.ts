import { join } from "node:path";
import { checkLedger } from "../../../server/modules/balance/check-ledger.ts";
import { localFolder } from "../../../server/platform/files/local-folder.ts";
import { checkClaims } from "../../../testing/invariants/check-claims.ts";
import { checkCompanies } from "../../../testing/invariants/check-companies.ts";
import { checkFiles } from "../../../testing/invariants/check-files.ts";
import { checkForwarding } from "../../../testing/invariants/check-forwarding.ts";
import { checkOrders } from "../../../testing/invariants/check-orders.ts";
import { checkParcels } from "../../../testing/invariants/check-parcels.ts";
import { checkPromotions } from "../../../testing/invariants/check-promotions.ts";
import { checkQuotes } from "../../../testing/invariants/check-quotes.ts";
import { checkShipments } from "../../../testing/invariants/check-shipments.ts";
import { checkStock } from "../../../testing/invariants/check-stock.ts";
import { checkWithdrawals } from "../../../testing/invariants/check-withdrawals.ts";
import type { Shop } from "../rig/shop.ts";
import { checkAcknowledged } from "./acknowledged.ts";
import { checkLiveness } from "./liveness.ts";
import { checkOutbox } from "./outbox.ts";
import { checkProviders } from "./providers.ts";
import type { Violation } from "./violation.ts";

/** I1 to I18: by the modules' own checks, the providers' records, the queues, and the answers that clients received. */
export async function checkEverything(shop: Shop): Promise<Violation[]> {
  const { db } = shop.database;
  const found = await Promise.all([
    checkStock(db),
    checkLedger(db).then(numbered("I2")),
    checkProviders(shop).then(numbered("I4")),
    checkPromotions(db).then(numbered("I6")),
    checkOrders(db).then(byRule),
    checkParcels(db).then(byRule),
    checkShipments(db).then(byRule),
    checkWithdrawals(db).then(byRule),
    checkClaims(db).then(byRule),
    checkCompanies(db).then(byRule),
    checkForwarding(db).then(byRule),
    checkQuotes(db).then(byRule),
    checkFiles(db, localFolder(join(shop.dataDir, "files"))).then(byRule),
    checkAcknowledged(shop),
    checkOutbox(shop),
    checkLiveness(shop),
  ]);
  return found.flat();
}

const byRule = (problems: string[]) => problems.map((detail) => ({ rule: detail.split(":")[0] ?? "", detail }));

const numbered = (id: string) => (violations: Violation[]) =>
  violations.map(({ rule, detail }) => ({ rule: /^I\d/.test(rule) ? rule : `${id} ${rule}`, detail }));
