import type { StorefrontProfile } from "../domain/storefronts/profile.ts";
import type { Config } from "./platform/config.ts";

/** The last lines of a start: where to look. */
export function startBanner(storefronts: StorefrontProfile[], { port, demo }: Pick<Config, "port" | "demo">): string {
  const width = Math.max(...storefronts.map(({ name }) => name.length));
  const lines = storefronts.map(({ name, appUrl, languages }) => {
    const spoken = languages.map(({ iso_code }) => iso_code).join(", ");
    return `  ${name.padEnd(width)}  ${appUrl}  (${spoken})`;
  });
  return [
    "",
    `Crossdock is open on http://localhost:${port}${demo ? ", with the demo business" : ""}`,
    ...lines,
    "",
  ].join("\n");
}
