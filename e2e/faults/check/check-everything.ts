import { join } from "node:path";
import { localFolder } from "#platform/files/local-folder.ts";
import { checkFiles } from "#testing/invariants/check-files.ts";
import { checkInvariants } from "#testing/invariants/check-invariants.ts";
import type { Shop } from "../rig/shop.ts";
import { checkAcknowledged } from "./acknowledged.ts";
import { checkLiveness } from "./liveness.ts";
import { checkOutbox } from "./outbox.ts";
import { knownCharges, repeatedPages } from "./providers.ts";
import type { Violation } from "./violation.ts";

/** I1 to I23: by the tables, the providers' records, the queues, and the answers that clients received. */
export async function checkEverything(shop: Shop): Promise<Violation[]> {
  const { database, dataDir } = shop;
  const files = await checkFiles(database.db, localFolder(join(dataDir, "files")));
  return [
    ...(await checkInvariants(database.db, await knownCharges(shop))),
    ...(await repeatedPages(shop)),
    ...files.map((detail) => ({ rule: "I17", detail })),
    ...(await checkAcknowledged(shop)),
    ...(await checkOutbox(shop)),
    ...(await checkLiveness(shop)),
  ];
}
