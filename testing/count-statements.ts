import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

/** Counts the statements that a piece of work sends to the database, excluding those of other work. */
export function countStatements() {
  const work = new AsyncLocalStorage<string[]>();
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    work.getStore()?.push(typeof query === "string" ? query : String((query as { text?: string }).text));
    return send.apply(this, args) as never;
  });
  return {
    async during<Answer>(run: () => Promise<Answer>): Promise<{ answer: Answer; statements: string[] }> {
      const statements: string[] = [];
      return { answer: await work.run(statements, run), statements };
    },
    stop: () => spy.mockRestore(),
  };
}
