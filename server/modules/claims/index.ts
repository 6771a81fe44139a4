export { claimsModule } from "./module.ts";
export { recordPastClaim } from "./past-claim.ts";
export { claimData } from "./personal-data.ts";
