import type { Charge } from "#simulator/ledger.ts";
import { PATHS } from "#simulator/protocol.ts";
import { checkInvariants, type Violation } from "#testing/invariants/check-invariants.ts";
import { knownCharges } from "../faults/check/providers.ts";
import type { WalkShop } from "./open-walk-shop.ts";

export type { Violation } from "#testing/invariants/check-invariants.ts";

/** What a job sees to holds once the job was done. */
const ONCE_DONE: readonly string[] = ["F37"];

/** What has to hold at any moment. */
export const checkAfterStep = async ({ readDb }: WalkShop): Promise<Violation[]> =>
  (await checkInvariants(readDb)).filter(({ rule }) => !ONCE_DONE.includes(rule));

/** The same with what the providers have, once everything was reported and done (I5). */
export async function checkAtEnd({ readDb, simulatorUrl }: WalkShop): Promise<Violation[]> {
  const charges = async () => (await (await fetch(simulatorUrl + PATHS.control.charges)).json()) as Charge[];
  return checkInvariants(readDb, await knownCharges({ simulator: { charges } }));
}
