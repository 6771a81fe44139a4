export { createAccountCalls, createIdentityCalls } from "./calls.ts";
export { type ConfirmedUser, type Identity, openIdentity } from "./identity.ts";
export { createPasswordHasher } from "./passwords/password-hasher.ts";
export { EXPORT_PATH } from "./personal-data/calls.ts";
export { openExport } from "./personal-data/export.ts";
export { deliveryAddresses, userRoles, users } from "./tables.ts";
export { inviteStaff } from "./use-cases/invite-staff.ts";
export { hasUnprovedAccount } from "./users/user-store.ts";
