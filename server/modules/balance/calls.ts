import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

const later = () => {
  throw refuse("unavailable");
};

export const balanceCalls = {
  getHistory: calls.balance.getHistory.handler(later),
  getBalance: calls.balance.getBalance.handler(later),
  exportCsv: calls.balance.exportCsv.handler(later),
};
