import type { StorefrontProfile } from "../domain/storefronts/profile.ts";
import type { Database } from "../server/platform/database/open-database.ts";
import { DEMO_ACCOUNT_STOREFRONT, DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts/demo-accounts.ts";
import { followPort, seedDemo } from "./seed-demo.ts";

export { openPaymentSimulator } from "./payment-simulator.ts";

export async function seed(db: Database, port: number): Promise<void> {
  await seedDemo(db, port);
  await followPort(db, port);
}

/** The drawings are loaded with the first picture, because they would slow down the start. */
export async function drawPicture(name: string): Promise<string | null> {
  const { demoPicture } = await import("./demo-picture.ts");
  return demoPicture(name);
}

export function describeAccounts(storefronts: readonly StorefrontProfile[]): string[] {
  const { name } = storefronts.find(({ code }) => code === DEMO_ACCOUNT_STOREFRONT) ?? {};
  const emails = DEMO_ACCOUNTS.map(({ email }) => email).join(", ");
  return name === undefined ? [] : [`Sign in at ${name} as ${emails}; the password is ${DEMO_PASSWORD}`];
}
