import { createCredentialCalls, createRegistrationCalls } from "./account-calls.ts";
import { addressCalls } from "./addresses/calls.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { createPersonalDataCalls } from "./personal-data/calls.ts";
import { createSessionCalls } from "./session-calls.ts";

export const createIdentityCalls = (identity: IdentityDeps) => ({
  ...createSessionCalls(identity),
  ...createRegistrationCalls(identity),
  ...createCredentialCalls(identity),
});

export const createAccountCalls = (identity: IdentityDeps) => ({
  ...addressCalls,
  ...createPersonalDataCalls(identity),
});
