export { addressesJson, listAddresses } from "./addresses/address-store.ts";
export { type ConfirmedUser, emailConfirmed, userSignedIn } from "./events.ts";
export type { Identity } from "./identity.ts";
export { identityModule } from "./module.ts";
export { createPasswordHasher } from "./passwords/password-hasher.ts";
export {
  confirmedEmail,
  findPerson,
  findRecipient,
  findUserByEmail,
  lockRecipient,
  userEmails,
} from "./users/user-store.ts";
