/** A request to the ledger, and its answer. */
export interface Step {
  kind: "spend" | "topUp" | "refund" | "hold" | "capture" | "void";
  cents: number;
  /** The hold that was made or ended. */
  holdId: number | null;
  result: string;
}

interface State {
  balance: number;
  held: number;
  holds: ReadonlyMap<number, "held" | "captured" | "voided">;
}

const EMPTY: State = { balance: 0, held: 0, holds: new Map() };

/** The answers of a ledger without concurrency. */
function answer({ balance, held, holds }: State, { kind, cents, holdId }: Step): string {
  const hold = holdId === null ? undefined : holds.get(holdId);
  if (kind === "spend" || kind === "hold") return balance - held >= cents ? "done" : "insufficient";
  if (kind === "capture") return hold === "voided" ? "conflict" : "done";
  if (kind === "void") return hold === "captured" ? "conflict" : "done";
  return "done";
}

function after(state: State, step: Step): State {
  if (step.result !== "done") return state;
  const { kind, cents, holdId } = step;
  const { balance, held, holds } = state;
  if (kind === "spend") return { ...state, balance: balance - cents };
  if (kind === "topUp" || kind === "refund") return { ...state, balance: balance + cents };
  if (holdId === null) return state;
  if (kind === "hold") return { balance, held: held + cents, holds: new Map(holds).set(holdId, "held") };
  if (holds.get(holdId) !== "held") return state;
  return kind === "capture"
    ? { balance: balance - cents, held: held - cents, holds: new Map(holds).set(holdId, "captured") }
    : { balance, held: held - cents, holds: new Map(holds).set(holdId, "voided") };
}

export function finalState(steps: readonly Step[]): State {
  // A hold ends once however often that is requested, so the order of the steps makes no difference.
  const [makingHolds, others] = [steps.filter(isMaking), steps.filter((step) => !isMaking(step))];
  return [...makingHolds, ...others].reduce(after, EMPTY);
}

const isMaking = ({ kind }: Step) => kind === "hold";

/** Whether the lanes, each in its own order, can be interleaved so that the model gives the same answers. */
export function canStandInSomeOrder(opening: readonly Step[], lanes: readonly (readonly Step[])[]): boolean {
  const deadEnds = new Set<string>();
  const isPossible = (state: State, positions: readonly number[]): boolean => {
    if (positions.every((position, lane) => position === lanes[lane]?.length)) return true;
    const where = positions.join();
    if (deadEnds.has(where)) return false;
    const found = lanes.some((lane, index) => {
      const step = lane[positions[index] ?? 0];
      if (!step || answer(state, step) !== step.result) return false;
      return isPossible(after(state, step), positions.with(index, (positions[index] ?? 0) + 1));
    });
    if (!found) deadEnds.add(where);
    return found;
  };
  return isPossible(
    opening.reduce(after, EMPTY),
    lanes.map(() => 0),
  );
}
