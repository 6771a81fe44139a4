import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { historyProblem } from "./history.ts";
import { findTransition, type Machine, nextEvents, nextState } from "./machine.ts";

type State = "draft" | "sent" | "accepted";
type Event = "send" | "accept" | "withdraw";

const DOMAIN = join(import.meta.dirname, "../..");
const isMachine = (value: unknown): value is Machine<string, string, string> =>
  typeof value === "object" && value !== null && "transitions" in value;

const LETTER: Machine<State, Event, "notify"> = {
  name: "letter",
  states: ["draft", "sent", "accepted"],
  events: ["send", "accept", "withdraw"],
  initial: { event: "write", state: "draft" },
  transitions: [
    { from: "draft", event: "send", to: "sent", actors: ["staff"], permission: "mail.write", effects: ["notify"] },
    { from: "sent", event: "accept", to: "accepted", actors: ["customer"] },
    { from: "sent", event: "withdraw", to: "draft", actors: ["staff", "system"], permission: "contacts.write" },
  ],
};

describe("I10 a machine", () => {
  test("I10 leads to the next state for those actors alone that a transition names", () => {
    expect(nextState(LETTER, "draft", "send", "staff")).toBe("sent");
    expect(nextState(LETTER, "draft", "send", "customer")).toBeNull();
    expect(nextState(LETTER, "accepted", "withdraw", "staff")).toBeNull();
    expect(findTransition(LETTER, "draft", "send", "staff")?.effects).toEqual(["notify"]);
  });

  test("I10 lists what an actor can do next, in the order of the events", () => {
    expect(nextEvents(LETTER, "sent", "system")).toEqual(["withdraw"]);
    expect(nextEvents(LETTER, "sent", "customer")).toEqual(["accept"]);
    expect(nextEvents(LETTER, "accepted", "customer")).toEqual([]);
  });

  test("I10 lists what a member of staff can do next: the events whose permission they have", () => {
    const writer = { permissions: ["mail.write"] } as const;
    expect(nextEvents(LETTER, "draft", writer)).toEqual(["send"]);
    expect(nextEvents(LETTER, "sent", writer)).toEqual([]);
    expect(nextEvents(LETTER, "sent", { permissions: ["contacts.write", "mail.write"] })).toEqual(["withdraw"]);
    expect(nextEvents(LETTER, "draft", { permissions: [] })).toEqual([]);
  });

  test("I10 names the permission of each transition that staff cause, in every machine", async () => {
    const paths = globSync("**/*-machine.ts", { cwd: DOMAIN });
    const exported = await Promise.all(paths.map((path) => import(/* @vite-ignore */ join(DOMAIN, path))));
    const machines = exported.flatMap((each) => Object.values(each)).filter(isMachine);
    expect(machines.length).toBeGreaterThan(15);
    expect(machines.flatMap(machineProblems)).toEqual([]);
    const named = machines.flatMap(({ transitions }) => transitions.flatMap(({ permission }) => permission ?? []));
    expect(named.filter((permission) => !PERMISSIONS.includes(permission))).toEqual([]);
  });

  test("I10 refuses a history with a gap, an undeclared transition, another actor, another beginning or end", () => {
    const written = { from: null, event: "write", to: "draft", actor: "staff" } as const;
    const sent = { from: "draft", event: "send", to: "sent", actor: "staff" } as const;
    const accepted = { from: "sent", event: "accept", to: "accepted", actor: "customer" } as const;
    const problem = (state: State, ...history: Parameters<typeof historyProblem>[2]) =>
      historyProblem(LETTER, state, history);
    expect(problem("accepted", written, sent, accepted)).toBeNull();
    expect(problem("accepted", written, accepted)).toBe("has a gap before accept");
    expect(problem("sent", sent)).toBe("has a gap before send");
    expect(problem("sent", { ...written, to: "sent" })).toContain("write from null to sent");
    expect(problem("sent", written, { ...sent, event: "accept" })).toContain("accept from draft to sent");
    expect(problem("sent", written, { ...sent, actor: "customer" })).toContain("by customer");
    expect(problem("draft", written, sent)).toBe("is draft, but its history ends at sent");
    expect(problem("draft")).toBe("is draft, but its history ends at null");
  });

  test("is declared soundly: problems of a declaration are found", () => {
    expect(machineProblems(LETTER)).toEqual([]);
    expect(finalStates(LETTER)).toEqual(["accepted"]);
    const [first, ...others] = LETTER.transitions;
    if (!first) throw new Error("The machine has no transitions");
    expect(machineProblems({ ...LETTER, transitions: others })).toEqual([
      "nothing leads to sent",
      "send causes nothing",
    ]);
    expect(machineProblems({ ...LETTER, transitions: [{ ...first, actors: ["customer"] }, ...others] })).toEqual([
      "send from draft needs a permission, if and only if staff cause it",
    ]);
    expect(machineProblems({ ...LETTER, transitions: [first, first, ...others] })).toEqual([
      "send from draft is listed twice",
    ]);
  });
});
