import { sql } from "drizzle-orm";
import { shippingRates } from "#modules/catalogue/catalog/tables.ts";
import * as t from "#modules/forwarding/customs/tables.ts";
import { listWarehouses } from "#modules/forwarding/warehouses/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_LANGUAGE_CODES, DEMO_LANGUAGES } from "../languages.ts";
import { CHAPTER_RATES } from "./chapter-rates.ts";
import { DEMO_CODES, type DemoCode } from "./demo-codes.ts";
import { CUSTOMS_RULES, PREFERENCES, RESTRICTIONS } from "./demo-rules.ts";
import { forwardingRateRows } from "./forwarding-rates.ts";

const TARIFF_SINCE = "2020-01-01";

/** Codes, duties, restrictions and the tariffs of the warehouses; nothing is changed if any code exists. */
export async function seedCustoms(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    // Prevents two processes that start at once from both seeding.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo customs'))`);
    const [known] = await tx.select({ hs6: t.tariffCodes.hs6 }).from(t.tariffCodes).limit(1);
    if (known) return;
    await tx.insert(t.tariffCodes).values(DEMO_CODES.map(({ hs6, hazards, isCommon }) => ({ hs6, hazards, isCommon })));
    await tx.insert(t.tariffCodeTexts).values(DEMO_CODES.flatMap(textRows));
    await tx.insert(t.tariffRates).values(DEMO_CODES.flatMap(rateRows));
    await tx.insert(t.tariffChapterRates).values(
      Object.entries(CHAPTER_RATES).map(([chapter, basisPoints]) => ({
        chapter,
        basisPoints,
        validFrom: TARIFF_SINCE,
      })),
    );
    await tx.insert(t.customsRules).values(CUSTOMS_RULES).onConflictDoNothing();
    await tx
      .insert(t.restrictions)
      .values([...RESTRICTIONS])
      .onConflictDoNothing();
    await tx.insert(shippingRates).values(forwardingRateRows(await listWarehouses(tx), today));
  });
}

const textRows = ({ hs6, names }: DemoCode) =>
  DEMO_LANGUAGE_CODES.map((language) => ({ hs6, languageId: DEMO_LANGUAGES[language].id, name: names[language] }));

function rateRows({ hs6, basisPoints }: DemoCode) {
  const rate = { hs6, validFrom: TARIFF_SINCE };
  const preferred = PREFERENCES.filter(({ chapters }) => basisPoints > 0 && chapters.includes(hs6.slice(0, 2)));
  return [
    { ...rate, origin: null, basisPoints },
    ...preferred.map(({ origin, percentOfDuty }) => ({
      ...rate,
      origin,
      basisPoints: Math.round((basisPoints * percentOfDuty) / 100),
    })),
  ];
}
