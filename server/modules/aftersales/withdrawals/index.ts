export { withdrawalsModule } from "./module.ts";
export { withdrawalAggregate } from "./withdrawal-aggregate.ts";
