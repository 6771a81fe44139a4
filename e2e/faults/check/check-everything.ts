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

const byRule = (problems: string[]) => problems.map((detail) => ({ rule: detail.split(":")[0] ?? "", detail }));

const numbered = (id: string) => (violations: Violation[]) =>
  violations.map(({ rule, detail }) => ({ rule: /^I\d/.test(rule) ? rule : `${id} ${rule}`, detail }));

type Check = (shop: Shop) => Promise<Violation[]>;

/** I1 to I18: by the modules' own checks, the providers' records, the queues, and the answers that clients received. */
const CHECKS: readonly Check[] = [
  ({ database }) => checkStock(database.db),
  ({ database }) => checkLedger(database.db).then(numbered("I2")),
  (shop) => checkProviders(shop).then(numbered("I4")),
  ({ database }) => checkPromotions(database.db).then(numbered("I6")),
  ...[
    checkOrders,
    checkParcels,
    checkShipments,
    checkWithdrawals,
    checkClaims,
    checkCompanies,
    checkForwarding,
    checkQuotes,
  ].map(
    (check): Check =>
      ({ database }) =>
        check(database.db).then(byRule),
  ),
  ({ database, dataDir }) => checkFiles(database.db, localFolder(join(dataDir, "files"))).then(byRule),
  checkAcknowledged,
  checkOutbox,
  checkLiveness,
];

/** One after the other: a check that waits for one of the few connections is refused after five seconds. */
export async function checkEverything(shop: Shop): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const check of CHECKS) found.push(...(await check(shop)));
  return found;
}
