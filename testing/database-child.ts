import type { Binaries } from "#platform/database/embedded/binaries.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#platform/database/migrate.ts";

/** The task of a child process; it answers with one message and ends on request. */
export type ChildOrder = { readonly user?: { uid: number; gid: number } } & (
  | { readonly start: string; readonly binaries?: Binaries }
  | { readonly migrate: string; readonly directory: string }
);
export type ChildAnswer = { url: string } | { applied: string[] } | { error: string; message: string };

const silent = { info: () => undefined, warn: () => undefined };

function become({ uid, gid }: { uid: number; gid: number }): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

async function obey(order: ChildOrder): Promise<ChildAnswer> {
  // Only now: everything is loaded from a checkout that the other user may be unable to read.
  if (order.user) become(order.user);
  if ("migrate" in order) return { applied: await migrate(order.migrate, { directory: order.directory }) };
  const { start: dataDir, binaries } = order;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    durable: false,
    ...(binaries ? { binaries } : {}),
  });
  process.once("message", () => server.stop().then(() => process.disconnect()));
  return { url: server.url };
}

process.once("message", async (order: ChildOrder) => {
  const answer = await obey(order).catch(({ name, message }: Error) => ({ error: name, message }));
  process.send?.(answer);
  if (!("url" in answer)) process.disconnect();
});
