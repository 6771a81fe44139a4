import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CONSENT_TEXT_VERSION, PURPOSES } from "#domain/marketing/marketing/consent.ts";
import en from "./messages/en.json" with { type: "json" };

test("T090 is asked for again when purposes or the words of the question change: raise CONSENT_TEXT_VERSION with them", () => {
  const asked = ["banner", "banner-statistics", "text", "statistics-text", "marketing-text"] as const;
  const words = [...PURPOSES, ...asked.map((name) => en[`consent.${name}`])].join("\n");
  const digest = createHash("sha256").update(words).digest("hex").slice(0, 8);
  expect(`${CONSENT_TEXT_VERSION} ${digest}`).toBe("1 a8873beb");
});
