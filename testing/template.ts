import { migrate } from "../server/platform/database/migrate.ts";

/** What every test database holds from the start, in order; run once for a whole test run. */
const preparations: readonly ((url: string) => Promise<unknown>)[] = [migrate];

export async function prepareTemplate(url: string): Promise<void> {
  for (const prepare of preparations) await prepare(url);
}
