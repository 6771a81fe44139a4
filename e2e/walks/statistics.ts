import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

/** Which calls were made, how they were answered, and which states were reached. */
export function newStatistics() {
  const outcomes = new Map<string, Map<string, number>>();
  const states = new Set<string>();
  return {
    outcomes,
    states,
    count(name: string, outcome: string): void {
      const ofName = outcomes.get(name) ?? new Map<string, number>();
      outcomes.set(name, ofName.set(outcome, (ofName.get(outcome) ?? 0) + 1));
    },
    async readStates(db: Database): Promise<void> {
      const { rows } = await db.execute<{ reached: string }>(
        sql`select distinct aggregate || ' ' || to_state as reached from status_events`,
      );
      for (const { reached } of rows) states.add(reached);
    },
    lines: (): string[] => [
      ...Array.from(outcomes, ([name, ofName]) => {
        const counts = Array.from(ofName).toSorted((a, b) => b[1] - a[1]);
        return `${name.padEnd(36)} ${counts.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`;
      }).toSorted(),
      ...[...states].toSorted(),
    ],
  };
}

export type Statistics = ReturnType<typeof newStatistics>;
