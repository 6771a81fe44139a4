import { describe, expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { historyProblem } from "./history.ts";
import { findTransition, type Machine, nextEvents, nextState } from "./machine.ts";

type State = "draft" | "sent" | "accepted";
type Event = "send" | "accept" | "withdraw";

const LETTER: Machine<State, Event, "notify"> = {
  name: "letter",
  states: ["draft", "sent", "accepted"],
  events: ["send", "accept", "withdraw"],
  initial: { event: "write", state: "draft" },
  transitions: [
    { from: "draft", event: "send", to: "sent", actors: ["staff"], effects: ["notify"] },
    { from: "sent", event: "accept", to: "accepted", actors: ["customer"] },
    { from: "sent", event: "withdraw", to: "draft", actors: ["staff", "system"] },
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
    expect(nextEvents(LETTER, "sent", "staff")).toEqual(["withdraw"]);
    expect(nextEvents(LETTER, "sent", "customer")).toEqual(["accept"]);
    expect(nextEvents(LETTER, "accepted", "staff")).toEqual([]);
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
    expect(machineProblems({ ...LETTER, transitions: [first, first, ...others] })).toEqual([
      "send from draft is listed twice",
    ]);
  });
});
