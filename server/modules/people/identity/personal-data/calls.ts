import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { verifyCurrentPassword } from "../use-cases/passwords.ts";
import { clearBrowserState } from "../use-cases/sign-out.ts";
import { eraseUser } from "./erase.ts";
import { offerExport } from "./export.ts";

const done = { status: true as const };

/** The address of an archive, without its token. */
export const EXPORT_PATH = "/api/account/my-data/";

export const createPersonalDataCalls = (identity: IdentityDeps) => ({
  exportMyData: calls.account.exportMyData.handler(async ({ input, context }) => {
    const user = signedIn(context);
    await verifyCurrentPassword(identity, context, user, "password", input.password);
    const { token, expiresAt } = await offerExport(identity, context, user);
    return { ...done, download_path: `${EXPORT_PATH}${token}`, expires_at: expiresAt.toISOString() };
  }),

  eraseMyAccount: calls.account.eraseMyAccount.handler(async ({ input, context }) => {
    const user = signedIn(context);
    await verifyCurrentPassword(identity, context, user, "password", input.password);
    await eraseUser(identity, context.db, user.id);
    clearBrowserState(context);
    return done;
  }),
});
