import { and, asc, eq, isNull } from "drizzle-orm";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { QueueMail } from "../mail/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";
import { noteMailed } from "./error-store.ts";
import { errorGroups, type GroupRow } from "./tables.ts";

/** The members who may see the errors of a storefront; with an empty code those of no storefront. */
export type ListRecipients = (
  db: Database,
  permission: "errors.read",
  scope: string,
) => Promise<readonly { id: number; email: string }[]>;

interface Deps {
  db: Database;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  listMembersWith: ListRecipients;
  now: () => Date;
}

const MOST_IN_A_MAIL = 20;

/** One mail to each member about all kinds of errors that are new, or have come back, since the last round. */
export async function mailNewErrors(deps: Deps): Promise<void> {
  await transact(deps.db, async (tx) => {
    const fresh = await tx
      .select()
      .from(errorGroups)
      .where(and(isNull(errorGroups.mailedAt), eq(errorGroups.state, "open")))
      .orderBy(asc(errorGroups.id))
      .for("update", { skipLocked: true });
    for (const [scope, groups] of Map.groupBy(fresh, (group) => group.scope)) await mailOf(deps, tx, scope, groups);
    await noteMailed(
      tx,
      fresh.map(({ id }) => id),
      deps.now(),
    );
  });
}

async function mailOf(
  { queueMail, directory, listMembersWith, now }: Deps,
  tx: Database,
  scope: string,
  groups: GroupRow[],
) {
  const storefront = directory.all().find(({ code }) => code === scope) ?? directory.all()[0];
  if (!storefront) return;
  for (const { id, email } of await listMembersWith(tx, "errors.read", scope))
    await queueMail(tx, {
      template: "errors-found",
      to: email,
      storefront,
      language: storefront.defaultLanguageIso,
      values: { count: String(groups.length) },
      rows: groups.slice(0, MOST_IN_A_MAIL).map((group) => ({
        label: numberOf("error", group.id),
        value: `${group.type}: ${group.message}`,
      })),
      idempotencyKey: `errors-found ${scope} ${id} ${groups[0]?.id} ${now().toISOString()}`,
    });
}
