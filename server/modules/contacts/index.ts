export { type ContactModule, openContacts } from "./contacts.ts";
export { contactsOf } from "./contacts-of.ts";
export { registerContactRoutes } from "./http.ts";
export { insertPastMessage } from "./past-messages.ts";
export { contactData } from "./personal-data.ts";
