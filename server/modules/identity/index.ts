export { createAccountCalls, createIdentityCalls } from "./calls.ts";
export { type Identity, type IdentityParts, openIdentity } from "./identity.ts";
export type { IdentityMail, QueueMail } from "./outgoing-mail.ts";
export { EXPORT_PATH } from "./personal-data/calls.ts";
export { openExport } from "./personal-data/export.ts";
export type { Person, PersonalDataSource } from "./personal-data/personal-data.ts";
