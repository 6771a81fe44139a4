import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { MAIL_TOPICS, TOPIC_TEXT_VERSION } from "#domain/marketing/marketing/mail-topics.ts";
import en from "./messages/en.json" with { type: "json" };

test("T131 the evidence of consent names the version of its words: raise TOPIC_TEXT_VERSION with them", () => {
  const topics = MAIL_TOPICS.flatMap((topic) => [
    en[`preferences.topic.${topic}`],
    en[`preferences.topic.${topic}.text`],
  ]);
  const words = [...topics, en["auth.register.marketing"], en["account.marketing.switch"]].join("\n");
  const digest = createHash("sha256").update(words).digest("hex").slice(0, 8);
  expect(`${TOPIC_TEXT_VERSION} ${digest}`).toBe("2 febc4864");
});
