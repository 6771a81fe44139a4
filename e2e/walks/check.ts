import type { Charge } from "#simulator/ledger.ts";
import { PATHS } from "#simulator/protocol.ts";
import { checkInvariants, type Violation } from "#testing/invariants/check-invariants.ts";
import { knownCharges } from "../faults/check/providers.ts";
import type { WalkShop } from "./open-walk-shop.ts";

export type { Violation } from "#testing/invariants/check-invariants.ts";

/** Rules that hold only after their job has run. */
const ONCE_DONE: readonly string[] = ["F37"];

/** The rules that hold at any moment. */
export const checkAfterStep = async ({ readDb }: WalkShop): Promise<Violation[]> =>
  (await checkInvariants(readDb)).filter(({ rule }) => !ONCE_DONE.includes(rule));

/** All rules, with the providers' charges, once every notification is delivered and every job has run (I5). */
export async function checkAtEnd({ readDb, simulatorUrl }: WalkShop): Promise<Violation[]> {
  const charges = async () => (await (await fetch(simulatorUrl + PATHS.control.charges)).json()) as Charge[];
  return checkInvariants(readDb, await knownCharges({ simulator: { charges } }));
}
