import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Database } from "#platform/database/open-database.ts";
import { DEMO_ACCOUNT_STOREFRONT, DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TRANSLATOR } from "./identity/demo-accounts.ts";
import { followPort, seedDemo } from "./seed-demo.ts";
import { DEMO_STAFF_EMAIL, seedDemoStaff } from "./staff/seed-demo-staff.ts";

export { setParcelsInMotion } from "./parcel-clock.ts";
export { openPaymentSimulator } from "./payment-simulator.ts";
export { setVendorsUp } from "./vendors.ts";

export async function seed(
  db: Database,
  { port, secretsKey }: { port: number; secretsKey: Buffer | null },
): Promise<void> {
  await seedDemo(db, port);
  await followPort(db, port);
  if (secretsKey) await seedDemoStaff(db, secretsKey);
}

/** The drawings are loaded with the first picture, because they would slow down the start. */
export async function drawPicture(name: string): Promise<string | null> {
  const { demoPicture } = await import("./demo-picture.ts");
  return demoPicture(name);
}

export function describeAccounts(storefronts: readonly StorefrontProfile[]): string[] {
  const { name } = storefronts.find(({ code }) => code === DEMO_ACCOUNT_STOREFRONT) ?? {};
  const emails = [...DEMO_ACCOUNTS, DEMO_TRANSLATOR].map(({ email }) => email).join(", ");
  if (name === undefined) return [];
  return [
    `Sign in at ${name} as ${emails}; the password is ${DEMO_PASSWORD}`,
    `Sign in at the back office as ${DEMO_STAFF_EMAIL} with the same password; the page shows the code`,
  ];
}
