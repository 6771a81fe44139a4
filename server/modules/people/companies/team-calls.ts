import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { approve, sendBack } from "./approve.ts";
import { changeMember, removeMember } from "./change-team.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { invite, join, openInvitation, revokeInvitation } from "./invite.ts";
import { showTeam } from "./views/show-team.ts";

const done = { status: true as const };

export function createTeamCalls(deps: CompanyDeps) {
  const { pro } = calls;
  return {
    team: pro.team.handler(({ context }) => showTeam(deps, context)),
    invite: pro.invite.handler(async ({ input, context }) => {
      await invite(deps, context, input);
      return done;
    }),
    revoke: pro.revoke.handler(async ({ input, context }) => {
      await revokeInvitation(context, input.id);
      return done;
    }),
    invitation: pro.invitation.handler(async ({ input, context }) => {
      const { invitation, company } = await openInvitation(context, input.token);
      const isYours = context.user !== null && normalEmail(context.user.email) === invitation.email;
      return { company: company.name, role: invitation.role, email: invitation.email, is_yours: isYours };
    }),
    join: pro.join.handler(async ({ input, context }) => {
      await join(context, input.token);
      return done;
    }),
    setMember: pro.setMember.handler(async ({ input, context }) => {
      await changeMember(deps, context, input);
      return done;
    }),
    removeMember: pro.removeMember.handler(async ({ input, context }) => {
      await removeMember(deps, context, input.id);
      return done;
    }),
    approve: pro.approve.handler(({ input, context }) => approve(deps, context, input.id)),
    sendBack: pro.sendBack.handler(async ({ input, context }) => {
      await sendBack(deps, context, input.id);
      return done;
    }),
  };
}
