import { desc, eq } from "drizzle-orm";
import type { ErrorsRequest } from "#contracts/staff/operations/errors.ts";
import type { ErrorEvent } from "#domain/operations/errors/error-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { errorAggregate } from "./error-aggregate.ts";
import { replaySegments } from "./error-store.ts";
import { errorEvents, errorGroups, type GroupRow } from "./tables.ts";

const ERRORS: ListDefinition<ErrorsRequest> = {
  id: errorGroups.id,
  index: "error_groups_last_seen_id_idx",
  sorts: { last_seen: errorGroups.lastSeen },
  filters: {
    state: errorGroups.state,
    storefront: errorGroups.scope,
    last_seen: errorGroups.lastSeen,
    search: { number: "error", columns: [errorGroups.message] },
    ids: errorGroups.id,
  },
};

const EVENTS_SHOWN = 20;

export function createStaffErrorCalls({ now }: { now: () => Date }) {
  const { errors } = staffCalls;
  const move = async (context: StaffCallContext, number: string, event: ErrorEvent) => {
    const group = await errorAggregate.lockInScope(context, number);
    const by = { actor: "staff", actorId: actingMember(context).id, at: now() } as const;
    const changes = { resolvedAt: event === "resolve" ? now() : null };
    const { state } = await errorAggregate.move(context.db, group, { event, ...by, changes });
    return { status: true as const, state };
  };
  return {
    list: errors.list.handler(async ({ input, context }) => {
      const page = await readStaffList(context, ERRORS, input, {
        scope: (member) => member.where(errorGroups.scope),
        select: (position) => context.db.select({ position, group: errorGroups }).from(errorGroups).$dynamic(),
      });
      return { ...page, items: page.items.map(({ group }) => presentGroup(group, actingMember(context))) };
    }),
    get: errors.get.handler(async ({ input, context }) => {
      const group = await errorAggregate.findInScope(context, input.number);
      const events = await context.db
        .select()
        .from(errorEvents)
        .where(eq(errorEvents.groupId, group.id))
        .orderBy(desc(errorEvents.id))
        .limit(EVENTS_SHOWN);
      return { ...presentGroup(group, actingMember(context)), events: events.map(presentEvent) };
    }),
    getReplay: errors.getReplay.handler(async ({ input, context }) => {
      const group = await errorAggregate.findInScope(context, input.number);
      const segments = await replaySegments(context.db, group.scope, input.replay);
      if (segments.length === 0) throw refuse("not_found");
      return { segments };
    }),
    resolve: errors.resolve.handler(({ input, context }) => move(context, input.number, "resolve")),
    ignore: errors.ignore.handler(({ input, context }) => move(context, input.number, "ignore")),
    reopen: errors.reopen.handler(({ input, context }) => move(context, input.number, "reopen")),
  };
}

const presentGroup = (group: GroupRow, member: Member) => ({
  number: numberOf("error", group.id),
  storefront: group.scope,
  side: group.side,
  state: group.state,
  type: group.type,
  text: group.message,
  culprit: group.culprit,
  count: group.count,
  first_build: group.firstBuild,
  last_build: group.lastBuild,
  first_seen: group.firstSeen.toISOString(),
  last_seen: group.lastSeen.toISOString(),
  next_events: nextEvents(errorAggregate.machine, group.state, member),
});

const presentEvent = (event: typeof errorEvents.$inferSelect) => ({
  at: event.at.toISOString(),
  build: event.build,
  message: event.message,
  path: event.path,
  browser: event.browser,
  replay: event.replayId,
  frames: event.frames.map(({ file, name, line, isOwn }) => ({ file, name, line, is_own: isOwn })),
});
