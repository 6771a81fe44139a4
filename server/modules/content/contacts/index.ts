export { contactsOf } from "./contacts-of.ts";
export { contactsModule } from "./module.ts";
export { insertPastMessage } from "./past-messages.ts";
