export { claimAggregate } from "./claim-aggregate.ts";
export { addMessage } from "./claim-store.ts";
export { claimsModule } from "./module.ts";
export { claimData } from "./personal-data.ts";
