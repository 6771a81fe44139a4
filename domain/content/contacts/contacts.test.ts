import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { checkMessage, readMessage } from "./contact-message.ts";
import { MESSAGE_MACHINE } from "./message-machine.ts";
import { type OpenLocation, openingAt } from "./opening-hours.ts";
import { bitsAfter, FIRST_BITS, findAnswer, isAnswer } from "./proof-of-work.ts";
import { leadingZeroBits, sha256 } from "./sha256.ts";

const hex = (hash: Int32Array) => [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

describe("the hash of a proof of work", () => {
  test("is SHA-256, for texts of every length around a block", () => {
    for (let length = 0; length <= 130; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  test.each([
    [[-1], 0],
    [[1], 31],
    [[0, 1 << 30], 33],
    [[0, 0], 64],
  ])("%j begins with %i zero bits", (words, bits) => {
    expect(leadingZeroBits(Int32Array.from(words))).toBe(bits);
  });
});

describe("a proof of work", () => {
  test("is found, and no smaller number is an answer", () => {
    const answer = findAnswer("abc", 8);
    expect(isAnswer("abc", 8, answer)).toBe(true);
    expect(Array.from({ length: answer }, (_, index) => isAnswer("abc", 8, index))).not.toContain(true);
    expect(isAnswer("abd", 8, answer)).toBe(false);
  });

  test("is two bits harder after each refusal, up to a limit", () => {
    expect(FIRST_BITS).toBe(17);
    expect([0, 1, 2, 3, 4, 50].map(bitsAfter)).toEqual([17, 19, 21, 23, 23, 23]);
  });
});

describe("opening hours", () => {
  const OFFICE: OpenLocation = {
    timeZone: "Europe/Vilnius",
    hours: [
      { days: [1, 2, 3, 4, 5], from: "08:00", to: "20:00" },
      { days: [6], from: "10:00", to: "16:00" },
    ],
    closedOn: ["2026-12-25"],
  };

  test.each([
    ["Monday before eight", "2026-11-16T05:59:00Z", { isOpen: false, next: { inDays: 0, day: 1, from: "08:00" } }],
    ["Monday at eight", "2026-11-16T06:00:00Z", { isOpen: true, until: "20:00" }],
    ["Monday before it closes", "2026-11-16T17:59:59Z", { isOpen: true, until: "20:00" }],
    ["Monday at closing time", "2026-11-16T18:00:00Z", { isOpen: false, next: { inDays: 1, day: 2, from: "08:00" } }],
    ["Saturday", "2026-11-21T09:00:00Z", { isOpen: true, until: "16:00" }],
    [
      "Sunday, which is still Saturday in UTC",
      "2026-11-21T22:30:00Z",
      { isOpen: false, next: { inDays: 1, day: 1, from: "08:00" } },
    ],
    ["in summer time", "2026-07-01T05:00:00Z", { isOpen: true, until: "20:00" }],
    ["a holiday", "2026-12-25T10:00:00Z", { isOpen: false, next: { inDays: 1, day: 6, from: "10:00" } }],
  ])("%s", (_, at, expected) => {
    expect(openingAt(OFFICE, new Date(at))).toEqual(expected);
  });

  test("are those of the location's own clock", () => {
    const dubai = { ...OFFICE, timeZone: "Asia/Dubai" };
    const at = new Date("2026-11-16T04:30:00Z");
    expect([openingAt(dubai, at).isOpen, openingAt(OFFICE, at).isOpen]).toEqual([true, false]);
  });

  test("of a location that never opens lead nowhere", () => {
    const at = new Date("2026-11-16T06:00:00Z");
    expect(openingAt({ ...OFFICE, hours: [] }, at)).toEqual({ isOpen: false, next: null });
  });
});

const TYPED = {
  reason: "order",
  order_number: "",
  name: "Rūta Žalgirė",
  email: "ruta@example.com",
  subject: "Where is it?",
  message: "My parcel has not come yet.",
};

describe("a message", () => {
  test.each([
    [{}, {}],
    [{ order_number: "or12" }, {}],
    [{ message: "Hello,\n\twhere is it?\r\nRūta" }, {}],
    [{ message: "too short" }, { message: "validation.too-short" }],
    [{ message: "x".repeat(5_001) }, { message: "validation.too-long" }],
    [{ message: "x".repeat(5_000) }, {}],
    [{ message: "with a bell \u0007 in it" }, { message: "validation.characters" }],
    [{ subject: "a\r\nBcc: x@example.com" }, { subject: "validation.characters" }],
    [{ reason: "poem" }, { reason: "validation.choice" }],
    [
      { name: "", email: "", subject: "", message: " " },
      {
        name: "validation.required",
        email: "validation.required",
        subject: "validation.required",
        message: "validation.required",
      },
    ],
    [{ email: "a@b.example\r\nBcc: c@d.example" }, { email: "validation.email" }],
    [{ name: "Win at casino.example" }, { name: "validation.name" }],
  ])("T080 ERROR-05 %j is judged by its fields", (change, broken) => {
    expect(checkMessage({ ...TYPED, ...change })).toEqual(broken);
  });

  test("is stored trimmed, with its order's number as people say it", () => {
    const typed = { ...TYPED, email: " Ruta@Example.com ", order_number: " or12 ", message: " one\r\ntwo three " };
    expect(readMessage(typed)).toEqual({
      reason: "order",
      orderNumber: "OR12",
      name: "Rūta Žalgirė",
      email: "ruta@example.com",
      subject: "Where is it?",
      message: "one\ntwo three",
    });
  });
});

describe("the machine of messages", () => {
  test("I10 is complete, and every state is reached", () => {
    expect(machineProblems(MESSAGE_MACHINE)).toEqual([]);
    expect(finalStates(MESSAGE_MACHINE)).toEqual(["closed"]);
  });

  test("I10 nothing that is held is mailed before it was accepted or released", () => {
    const mailed = MESSAGE_MACHINE.transitions.filter(({ effects = [] }) => effects.includes("received"));
    expect(mailed.map(({ event }) => event)).toEqual(["accept", "release", "release"]);
    expect(MESSAGE_MACHINE.transitions.filter(({ to }) => to === "spam").every(({ effects }) => !effects)).toBe(true);
  });
});
