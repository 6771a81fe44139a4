export { findCustomerAccount, spendableJson } from "./account-store.ts";
export { balanceCalls } from "./calls.ts";
export { checkLedger } from "./check-ledger.ts";
export { type Earned, earnedUnder } from "./earned-under.ts";
export { capture, hold, voidHold } from "./holds.ts";
export { adjust, refund, spend, topUp } from "./money-moves.ts";
export { balanceData } from "./personal-data.ts";
export { post } from "./post.ts";
export { lockUnspentTopUps, unspentTopUps } from "./unspent-top-ups.ts";
