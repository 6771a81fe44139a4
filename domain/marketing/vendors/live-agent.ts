import type { Vendor } from "./vendor.ts";

const hostOf = (id: string) => `${id.split("/")[0]}.ladesk.com`;

export const liveAgent: Vendor = {
  name: "live-agent",
  title: "LiveAgent",
  company: "Quality Unit, s.r.o.",
  privacyUrl: "https://www.liveagent.com/privacy-policy/",
  purpose: "marketing",
  isOnRequest: true,
  setting: "live_agent_id",
  idPattern: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\/[A-Za-z0-9_-]{1,64})?$/,
  loaders: (ids) => [...new Set(ids.map((id) => `https://${hostOf(id)}/scripts/track.js`))],
  hosts(ids) {
    const hosts = [...new Set(ids.map(hostOf))];
    return { script: hosts, img: hosts, connect: hosts, frame: hosts };
  },
  cookies: [{ name: "LaVisitorId_*", days: 365 }],
  begin: () => [],
  report: () => [],
};

/** The button of the account whose chat is opened: `account/button`, or the account's own. */
export const chatButtonOf = (id: string) => id.split("/")[1] ?? "";
