import type { Vendor } from "./vendor.ts";

export const emailMarketing: Vendor = {
  name: "email-marketing",
  title: "Klaviyo",
  company: "Klaviyo, Inc.",
  privacyUrl: "https://www.klaviyo.com/legal/privacy",
  purpose: "marketing",
  setting: "klaviyo_key",
  idPattern: /^[A-Za-z0-9]{1,20}$/,
  loaders: (ids) => ids.map((id) => `https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${id}`),
  hosts: () => ({
    script: ["static.klaviyo.com", "static-tracking.klaviyo.com"],
    img: ["static-tracking.klaviyo.com"],
    connect: ["static.klaviyo.com", "static-tracking.klaviyo.com", "a.klaviyo.com", "fast.a.klaviyo.com"],
    frame: [],
  }),
  cookies: [{ name: "__kla_id", days: 730 }],
  begin: () => [],
  introduce({ email, firstName, lastName }) {
    return [{ to: "klaviyo", given: [["identify", { email, first_name: firstName, last_name: lastName }]] }];
  },
  report: () => [],
};
