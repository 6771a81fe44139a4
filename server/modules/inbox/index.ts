export { createInboxCalls, type InboxOwner, type InboxSource, listInbox } from "./inbox.ts";
