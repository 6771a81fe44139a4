export { withdrawalsModule } from "./module.ts";
export { recordPastWithdrawal } from "./past-withdrawal.ts";
