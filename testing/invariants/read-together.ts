import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

interface Reading {
  statement: SQL;
  resolve(read: { rows: unknown[] }): void;
  reject(error: unknown): void;
}

/**
 * A database that sends what is read at one moment as a single statement, because walks read fifteen small ones after
 * each step. Rows come as JSON: a bigint is a number, a moment a text.
 */
export function readTogether(db: Database): Database {
  let readings: Reading[] = [];
  const send = async (sent: readonly Reading[]) => {
    try {
      const { rows } = await db.execute<{ found: unknown[][] }>(together(sent.map(({ statement }) => statement)));
      for (const [index, { resolve }] of sent.entries()) resolve({ rows: rows[0]?.found[index] ?? [] });
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  };
  const execute = (statement: SQL) =>
    new Promise((resolve, reject) => {
      readings.push({ statement, resolve, reject });
      if (readings.length > 1) return;
      setImmediate(() => {
        const sent = readings;
        readings = [];
        void send(sent);
      });
    });
  return Object.assign(Object.create(db) as Database, { execute });
}

function together(statements: readonly SQL[]): SQL {
  const lists = statements.map(
    (statement) => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]'::jsonb) from (${statement}) r)`,
  );
  return sql`select jsonb_build_array(${sql.join(lists, sql`, `)}) as found`;
}
