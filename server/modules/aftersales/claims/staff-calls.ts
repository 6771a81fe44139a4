import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { approve, ask, fileWithCarrier, moveOn, reject } from "./staff-moves.ts";
import type { ClaimRow } from "./tables.ts";
import { getForStaff } from "./views/get-for-staff.ts";
import { listForStaff } from "./views/list-for-staff.ts";

export function createStaffClaimCalls(deps: ClaimDeps) {
  const { claims } = staffCalls;
  return {
    list: claims.list.handler(({ input, context }) => listForStaff(deps, context, input)),
    get: claims.get.handler(({ input, context }) => getForStaff(deps, context, input.number)),
    take: claims.take.handler(async ({ input, context }) => {
      const claim = await claimAggregate.lockInScope(context, input.number);
      return moved(await moveOn(deps, context.db, claim, actingMember(context).id, { event: "take" }));
    }),
    ask: claims.ask.handler(async ({ input: { number, question, days }, context }) => {
      const claim = await claimAggregate.lockInScope(context, number);
      const until = later(deps.now(), days * DAY_MS)
        .toISOString()
        .slice(0, 10);
      return moved(await ask(deps, context.db, claim, { by: actingMember(context).id, question, until }));
    }),
    goOn: claims.goOn.handler(async ({ input, context }) => {
      const claim = await claimAggregate.lockInScope(context, input.number);
      return moved(await moveOn(deps, context.db, claim, actingMember(context).id, { event: "go_on" }));
    }),
    fileWithCarrier: claims.fileWithCarrier.handler(async ({ input: { number, reference }, context }) => {
      const claim = await claimAggregate.lockInScope(context, number);
      return moved(await fileWithCarrier(deps, context.db, claim, { by: actingMember(context).id, reference }));
    }),
    carrierAnswered: claims.carrierAnswered.handler(async ({ input: { number, note }, context }) => {
      const claim = await claimAggregate.lockInScope(context, number);
      const by = actingMember(context).id;
      return moved(await moveOn(deps, context.db, claim, by, { event: "carrier_answered", note }));
    }),
    approve: claims.approve.handler(async ({ input: { number, ...granted }, context }) => {
      const claim = await claimAggregate.lockInScope(context, number);
      return moved(await approve(deps, context.db, claim, { by: actingMember(context).id, ...granted }));
    }),
    reject: claims.reject.handler(async ({ input: { number, reason }, context }) => {
      const claim = await claimAggregate.lockInScope(context, number);
      return moved(await reject(deps, context.db, claim, { by: actingMember(context).id, reason }));
    }),
  };
}

const moved = ({ state }: ClaimRow) => ({ status: true as const, state });
