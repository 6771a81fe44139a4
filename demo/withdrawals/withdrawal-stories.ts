import type { WithdrawalEvent } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";

export interface WithdrawalStory {
  /** The demo's order, or the text that a stranger typed as its number. */
  order: number | string;
  who: { name: string; email: string };
  hoursAgo: number;
  /** The events of the withdrawal, and the hours after the statement was recorded. */
  steps: readonly [event: WithdrawalEvent, hours: number][];
  reason?: string;
}

const RUTA = { name: "Rūta Kazlauskienė", email: "customer@example.com" };
const JONAS = { name: "Jonas Žukauskas", email: "guest@example.com" };

/** One withdrawal per state, the oldest first, so that their numbers rise with time. */
export const WITHDRAWAL_STORIES: readonly WithdrawalStory[] = [
  {
    order: 2,
    who: RUTA,
    hoursAgo: 1_000,
    steps: [
      ["confirm", 0.01],
      ["accept", 20],
      ["receive_goods", 980],
    ],
  },
  {
    order: 3,
    who: RUTA,
    hoursAgo: 980,
    steps: [
      ["confirm", 0.01],
      ["stop_order", 0.02],
      ["refund", 25],
    ],
  },
  {
    order: 4,
    who: RUTA,
    hoursAgo: 150,
    steps: [
      ["confirm", 0.01],
      ["refuse", 30],
    ],
    reason: "14 dienų nuo pristatymo jau buvo praėję",
  },
  {
    order: 9,
    who: RUTA,
    hoursAgo: 20,
    steps: [
      ["confirm", 0.01],
      ["accept", 6],
    ],
  },
  { order: 7, who: JONAS, hoursAgo: 11, steps: [["confirm", 0.01]] },
  { order: "OR 70412", who: { name: "Ona Petrauskaitė", email: "ona@example.com" }, hoursAgo: 2, steps: [] },
];
