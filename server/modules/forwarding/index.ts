export { requestFiles } from "./answer-customs.ts";
export { type Forwarding, openForwarding } from "./forwarding.ts";
export { registerForwardingRoutes } from "./http.ts";
export { requestInbox } from "./inbox-source.ts";
export { insertPastRequest, recordPastRequestMove } from "./past-requests.ts";
export { requestPayable } from "./payable.ts";
export { requestData } from "./personal-data.ts";
