export { addressesJson, listAddresses } from "./addresses/address-store.ts";
export { type ConfirmedUser, emailConfirmed, userSignedIn } from "./events.ts";
export { registerIdentityRoutes } from "./http.ts";
export { type Identity, openIdentity } from "./identity.ts";
export { createPasswordHasher } from "./passwords/password-hasher.ts";
export { setRole } from "./users/user-roles.ts";
export { confirmedEmail, findPerson, findRecipient, findUserByEmail, lockRecipient } from "./users/user-store.ts";
