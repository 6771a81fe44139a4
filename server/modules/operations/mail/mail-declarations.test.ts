import { expect, test } from "vitest";
import { MAIL_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { MAILS } from "./mail-declarations.ts";

test("T131 there is mail about every topic that is offered", () => {
  const sent = new Set(Object.values(MAILS).map(({ topic }) => topic as string | null));
  expect(MAIL_TOPICS.filter((topic) => !sent.has(topic))).toEqual([]);
});
