import type { Vendor } from "./vendor.ts";

const hostOf = (dsn: string) => dsn.split("@")[1]?.split("/")[0] ?? "";

/** A service that takes errors instead of the shop's own sink. Our code sends them, so no script is loaded. */
export const errorReporting: Vendor = {
  name: "error-reporting",
  title: "Sentry",
  company: "Functional Software, Inc.",
  privacyUrl: "https://sentry.io/privacy/",
  purpose: "statistics",
  setting: "error_reporting_dsn",
  idPattern: /^https:\/\/[0-9a-f]{32}@[a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?\/[1-9]\d{0,15}$/,
  loaders: () => [],
  hosts: (dsns) => ({ script: [], img: [], connect: dsns.map(hostOf), frame: [] }),
  cookies: [],
  begin: () => [],
  report: () => [],
};
