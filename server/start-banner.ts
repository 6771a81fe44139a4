import { DEMO_ACCOUNT_STOREFRONT, DEMO_ACCOUNTS, DEMO_PASSWORD } from "../demo/accounts/demo-accounts.ts";
import type { StorefrontProfile } from "../domain/storefronts/profile.ts";
import type { Config } from "./platform/config.ts";

/** The last lines of a start: where to look. */
export function startBanner(
  storefronts: StorefrontProfile[],
  { port, demo }: Pick<Config, "port" | "demo">,
  simulatorUrl?: string,
): string {
  const width = Math.max(...storefronts.map(({ name }) => name.length));
  const lines = storefronts.map(({ name, appUrl, languages }) => {
    const spoken = languages.map(({ iso_code }) => iso_code).join(", ");
    return `  ${name.padEnd(width)}  ${appUrl}  (${spoken})`;
  });
  return [
    "",
    `Crossdock is open on http://localhost:${port}${demo ? ", with the demo business" : ""}`,
    ...lines,
    ...(demo ? demoAccounts(storefronts) : []),
    ...(simulatorUrl ? ["", `Payments go to the simulator on ${simulatorUrl}: no real money is taken`] : []),
    "",
  ].join("\n");
}

function demoAccounts(storefronts: StorefrontProfile[]): string[] {
  const { name } = storefronts.find(({ code }) => code === DEMO_ACCOUNT_STOREFRONT) ?? {};
  const emails = DEMO_ACCOUNTS.map(({ email }) => email).join(", ");
  return name === undefined ? [] : ["", `Sign in at ${name} as ${emails}; the password is ${DEMO_PASSWORD}`];
}
