import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { listDevices } from "./sessions/devices.ts";
import { deleteSession, deleteSessions } from "./sessions/session-store.ts";
import { endCurrentSession, signIn } from "./use-cases/sign-in.ts";
import { clearBrowserState } from "./use-cases/sign-out.ts";
import { presentUser } from "./users/user-presenter.ts";
import { getUser } from "./users/user-store.ts";

const done = { status: true as const };

/** AUTH-01 … AUTH-04 and the list of devices. */
export const createSessionCalls = (identity: IdentityDeps) => ({
  login: calls.identity.login.handler(async ({ input, context }) => {
    const user = await signIn(identity, context, input);
    return { ...done, user: await presentUser(identity, context, user) };
  }),

  logout: calls.identity.logout.handler(async ({ context }) => {
    await endCurrentSession(identity, context);
    clearBrowserState(context);
    return done;
  }),

  getCurrentUser: calls.identity.getCurrentUser.handler(async ({ context }) => ({
    ...(await currentUser(identity, context)),
    unpaid_order: context.user ? null : await identity.unpaidOrderOfBrowser(context),
  })),
  refreshCurrentUser: calls.identity.refreshCurrentUser.handler(({ context }) => currentUser(identity, context)),

  listDevices: calls.identity.listDevices.handler(async ({ context }) => ({
    devices: await listDevices(context.db, signedIn(context), identity.now()),
  })),

  signOutDevice: calls.identity.signOutDevice.handler(async ({ input, context }) => {
    const { id } = signedIn(context);
    if (!(await deleteSession(context.db, id, input.id))) throw refuse("not_found");
    identity.sessions.forget(id);
    return done;
  }),

  signOutOthers: calls.identity.signOutOthers.handler(async ({ context }) => {
    const { id, sessionId } = signedIn(context);
    await deleteSessions(context.db, id, sessionId);
    identity.sessions.forget(id);
    return done;
  }),
});

async function currentUser(identity: IdentityDeps, context: CallContext): Promise<{ user: CurrentUser | null }> {
  if (!context.user) return { user: null };
  return { user: await presentUser(identity, context, await getUser(context.db, context.user.id)) };
}
