import type { SignedInMember } from "#contracts/staff/people/session.ts";
import { steppedUpUntil } from "#domain/people/access/staff-limits.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import { setPassword } from "./members/set-password.ts";
import { findLiveSession, findMember } from "./sessions/live-session.ts";
import { signIn, verifyTotp } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import type { StaffDeps } from "./staff-deps.ts";
import { stepUp } from "./step-up.ts";
import { usableTotp } from "./totp/second-factor.ts";

const done = { status: true as const };

export const createSessionCalls = (deps: StaffDeps) => ({
  signIn: staffCalls.session.signIn.handler(async ({ input, context }) => {
    const member = await signIn(deps, context, input);
    return { ...done, demo_totp: deps.showsTotp ? usableTotp(deps.secretsKey, member, deps.now()) : null };
  }),

  verifyTotp: staffCalls.session.verifyTotp.handler(async ({ input, context }) => {
    const member = await findMember(deps, await verifyTotp(deps, context, input.totp));
    if (!member) throw refuse("not_signed_in");
    return { ...done, member: presentMember(member) };
  }),

  me: staffCalls.session.me.handler(async ({ context: { member, client } }) => ({
    member: member && presentMember(member),
    demo_totp: deps.showsTotp ? await totpOfSession(deps, client.sessionToken) : null,
  })),

  stepUp: staffCalls.session.stepUp.handler(async ({ input, context }) => {
    const until = steppedUpUntil(await stepUp(deps, context, input.totp), deps.now());
    return { ...done, stepped_up_until: until?.toISOString() ?? "" };
  }),

  signOut: staffCalls.session.signOut.handler(async ({ context }) => {
    await signOut(context);
    return done;
  }),

  setPassword: staffCalls.session.setPassword.handler(async ({ input, context }) => {
    await setPassword(deps, context, input);
    return done;
  }),
});

const presentMember = (member: StaffMember): SignedInMember => ({
  id: member.id,
  email: member.email,
  name: member.name,
  permissions: [...member.permissions],
  storefronts: member.storefronts === "all" ? "all" : [...member.storefronts],
  warehouses: member.warehouses === "all" ? [] : member.warehouses.map(({ code }) => code),
  stepped_up_until: member.steppedUpUntil?.toISOString() ?? null,
});

async function totpOfSession(deps: StaffDeps, token: string | undefined): Promise<string | null> {
  const found = await findLiveSession(deps, token);
  return found && usableTotp(deps.secretsKey, found.member, deps.now());
}
