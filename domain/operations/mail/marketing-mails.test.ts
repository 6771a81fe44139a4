import { expect, test } from "vitest";
import { CONSENT_TOPICS, MAIL_FREQUENCIES } from "#domain/marketing/marketing/mail-topics.ts";
import { mayMarket } from "./marketing-mails.ts";

const GOT = [
  { last7Days: 0, last30Days: 0 },
  { last7Days: 0, last30Days: 1 },
  { last7Days: 1, last30Days: 1 },
  { last7Days: 2, last30Days: 2 },
];

/** Whether one more is sent after each of `GOT`. */
const EXPECTED: Record<string, string> = {
  "newsletter always": "yes yes yes no",
  "newsletter weekly": "yes yes no no",
  "newsletter monthly": "yes no no no",
  "offers always": "yes yes yes no",
  "offers weekly": "yes yes no no",
  "offers monthly": "yes no no no",
};
const ASKED_FOR = "yes yes yes no";

test.each(CONSENT_TOPICS.flatMap((topic) => MAIL_FREQUENCIES.map((frequency) => [topic, frequency] as const)))(
  "T131 at most two marketing mails in seven days, fewer where that was chosen: %s %s",
  (topic, frequency) => {
    const answers = GOT.map((recent) => (mayMarket(topic, frequency, recent) ? "yes" : "no")).join(" ");
    const expected = topic === "stock" ? "yes yes yes yes" : (EXPECTED[`${topic} ${frequency}`] ?? ASKED_FOR);
    expect(answers).toBe(expected);
  },
);
