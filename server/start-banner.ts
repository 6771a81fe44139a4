import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Demo } from "./load-demo.ts";

interface Options {
  storefronts: readonly StorefrontProfile[];
  port: number;
  backofficeUrl: string | undefined;
  demo: Pick<Demo, "describeAccounts"> | null;
  demoOpen: boolean;
  simulatorUrl: string | undefined;
}

/** The last lines of a start: where the shop is, and how to look around in the demo. */
export function startBanner({ storefronts, port, backofficeUrl, demo, demoOpen, simulatorUrl }: Options): string {
  const width = Math.max(...storefronts.map(({ name }) => name.length));
  const lines = storefronts.map(({ name, appUrl, languages }) => {
    const codes = languages.map(({ iso_code }) => iso_code).join(", ");
    return `  ${name.padEnd(width)}  ${appUrl}  (${codes})`;
  });
  return [
    "",
    `Crossdock is open on http://localhost:${port}${demo ? ", with the demo business" : ""}`,
    ...lines,
    ...(backofficeUrl === undefined ? [] : ["", `The back office is on ${backofficeUrl}`]),
    ...(demo?.describeAccounts(storefronts) ?? []).flatMap((line) => ["", line]),
    ...(simulatorUrl ? ["", `Payments go to the simulator on ${simulatorUrl}: no real money is taken`] : []),
    ...(demo ? ["", reachOf(demoOpen)] : []),
    "",
  ].join("\n");
}

const reachOf = (isOpen: boolean): string =>
  isOpen
    ? "Other machines reach the back office, /dev/… and the simulator too, because DEMO_OPEN=1: the password is public"
    : "Other machines reach the shops only: the back office, /dev/… and the simulator answer this one (DEMO_OPEN=1 opens them)";
