/** How a customer learns of arrivals by mail. What needs an answer is mailed at once in any case. */
export const ARRIVAL_MAILS = ["at_once", "daily", "never"] as const;
export type ArrivalMails = (typeof ARRIVAL_MAILS)[number];
