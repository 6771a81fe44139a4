export { contactsOf } from "./contacts-of.ts";
export { messageAggregate } from "./message-aggregate.ts";
export { contactsModule } from "./module.ts";
