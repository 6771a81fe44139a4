export { type InboxOwner, type InboxSource, listInbox } from "./inbox.ts";
export { inboxModule } from "./module.ts";
