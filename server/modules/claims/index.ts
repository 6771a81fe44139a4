export { type Claims, openClaims } from "./claims.ts";
export { claimFiles } from "./file-policy.ts";
export { claimInbox } from "./inbox-source.ts";
export { recordPastClaim } from "./past-claim.ts";
export { claimData } from "./personal-data.ts";
