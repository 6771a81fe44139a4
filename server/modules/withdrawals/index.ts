export { withdrawalInbox } from "./inbox-source.ts";
export { recordPastWithdrawal } from "./past-withdrawal.ts";
export { withdrawalData } from "./personal-data.ts";
export { openWithdrawals, type Withdrawals } from "./withdrawals.ts";
