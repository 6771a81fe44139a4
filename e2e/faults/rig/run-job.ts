import { PgBoss } from "pg-boss";
import type { Shop } from "./shop.ts";

/** Lets the shop's workers run a job now instead of at the next full minute. */
export async function runJob({ databaseUrl }: Shop, name: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    application_name: "faults",
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  await boss.send(name, {});
  await boss.stop({ graceful: false });
}
