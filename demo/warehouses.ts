import { warehouses } from "#modules/forwarding/warehouses/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

const COMPANY = "Crossdock Forwarding";

const DEMO_WAREHOUSES: readonly (typeof warehouses.$inferInsert)[] = [
  {
    id: 1,
    code: "US",
    name: "Delaware",
    companyLine: COMPANY,
    street: "1200 Dock Street",
    city: "New Castle",
    region: "DE",
    postalCode: "19720",
    countryCode: "US",
    phone: "+1 302 555 0147",
    methods: ["air", "sea"],
    timeZone: "America/New_York",
    sort: 1,
  },
  {
    id: 2,
    code: "CN",
    name: "Shenzhen",
    companyLine: COMPANY,
    street: "88 Yantian Harbour Road",
    city: "Shenzhen",
    region: "Guangdong",
    postalCode: "518081",
    countryCode: "CN",
    phone: "+86 755 5550 0147",
    methods: ["air", "sea"],
    timeZone: "Asia/Shanghai",
    sort: 2,
  },
  {
    id: 3,
    code: "GB",
    name: "Manchester",
    companyLine: COMPANY,
    street: "14 Trafford Wharf Road",
    city: "Manchester",
    postalCode: "M17 1AB",
    countryCode: "GB",
    phone: "+44 161 496 0147",
    methods: ["air"],
    timeZone: "Europe/London",
    sort: 3,
  },
];

/** The demo's addresses abroad; a business has its own. */
export async function seedWarehouses(db: Database): Promise<void> {
  await db
    .insert(warehouses)
    .values([...DEMO_WAREHOUSES])
    .onConflictDoNothing();
}
