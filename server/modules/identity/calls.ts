import { createCredentialCalls, createRegistrationCalls } from "./account-calls.ts";
import { addressCalls } from "./addresses/calls.ts";
import type { Identity } from "./identity.ts";
import { createPersonalDataCalls } from "./personal-data/calls.ts";
import { createSessionCalls } from "./session-calls.ts";

export const createIdentityCalls = (identity: Identity) => ({
  ...createSessionCalls(identity),
  ...createRegistrationCalls(identity),
  ...createCredentialCalls(identity),
});

export const createAccountCalls = (identity: Identity) => ({
  ...addressCalls,
  ...createPersonalDataCalls(identity),
});
