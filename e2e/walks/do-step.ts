import { type Action, type CallAction, type Choice, nameOf } from "./action.ts";
import { ACTIONS } from "./all-actions.ts";
import type { Violation } from "./check.ts";
import { type Group, ownersOf, type Situation, type Step } from "./choose.ts";
import type { WalkShop } from "./open-walk-shop.ts";
import { randomOf } from "./random.ts";
import { type Answer, send } from "./send.ts";
import type { Thing } from "./world.ts";

/** The outcome of a step. */
interface Done {
  name: string;
  outcome: string;
  line: string;
  /** Refused by the shop, or skipped. */
  isRefused: boolean;
  violations: Violation[];
}

type Now = Omit<Situation, "taste">;

/** Runs steps at the same time: bodies are made one after the other, and sent together. */
export async function runGroup(shop: WalkShop, now: Now, { name, steps }: Group): Promise<Done[]> {
  const prepared: (() => Promise<Done>)[] = [];
  const isAlone = steps.length === 1;
  for (const step of steps) prepared.push(await prepare(shop, now, step, isAlone));
  const done = await Promise.all(prepared.map((start) => start()));
  return done.map((each) => ({ ...each, line: `${name}${steps.length > 1 ? " at once" : ""}: ${each.line}` }));
}

const NOTHING: Thing = { kind: "parcel", id: 0, state: "", slug: "", userId: null, companyId: null, data: {} };

async function prepare(shop: WalkShop, now: Now, step: Step, isAlone: boolean): Promise<() => Promise<Done>> {
  const action = ACTIONS[step.action] as Action;
  const name = nameOf(action);
  const thing = step.about === null ? null : now.labels.find(now.world, step.about);
  const skipped = (why: string) => async () => ({
    name,
    outcome: "skipped",
    line: `${name}: ${why}`,
    isRefused: true,
    violations: [],
  });
  if (action.about && !thing) return skipped("there is no such thing");
  const choice = choiceOf(shop, now, step, thing ?? NOTHING);
  if (!("call" in action)) return () => happen(action.run, choice, name);
  const body = await action.body(choice);
  if (body === null) return skipped("nothing to send");
  return async () => {
    const answer = await send(shop, choice.actor, action.call, body);
    if (isAccepted(answer)) action.after?.(choice, answer.body);
    const said = String(answer.body.result ?? answer.body.code ?? "");
    return {
      name,
      outcome: isAccepted(answer) ? `accepted ${said}`.trim() : `refused ${answer.status} ${said}`.trim(),
      line: `${choice.actor.name} ${action.call} ${JSON.stringify(body)} → ${answer.status} ${said}`,
      isRefused: !isAccepted(answer),
      violations: judge(action, choice, answer, {
        isAlone,
        isOwner: thing === null || ownersOf(now, thing).includes(choice.actor),
      }),
    };
  };
}

const isAccepted = ({ status }: Answer) => status < 300;

function choiceOf(shop: WalkShop, { world, memory }: Now, step: Step, thing: Thing): Choice {
  const actor = Object.values(shop.actors).find(({ name }) => name === step.actor) ?? shop.actors.stranger;
  const read: Choice["read"] = async (call, body) => {
    const answer = await send(shop, actor, call, body);
    return isAccepted(answer) ? (answer.body as never) : null;
  };
  return { shop, world, memory, actor, thing, random: randomOf(step.seed), read };
}

/** The violations that the answer alone shows: a failure, or an accepted call that had to be refused. */
function judge(
  { call, forbids, ownerOnly }: CallAction,
  choice: Choice,
  answer: Answer,
  { isOwner, isAlone }: { isOwner: boolean; isAlone: boolean },
): Violation[] {
  const { actor, thing, shop } = choice;
  if (answer.status >= 500) {
    const detail = `${call} was answered with ${answer.status} ${JSON.stringify(answer.body)}: ${shop.app.log.at(-1) ?? ""}`;
    return [{ rule: "5xx", detail }];
  }
  if (!isAccepted(answer)) return [];
  // A rule about the state before the call says nothing when another step may have changed it at once.
  const wrong = isAlone ? (forbids?.(choice, answer.body) ?? null) : null;
  if (wrong !== null) return [{ rule: wrong.split(":")[0] ?? "", detail: wrong }];
  if (isOwner || !ownerOnly) return [];
  return [{ rule: "T059", detail: `T059: ${actor.name} was let do ${call} to ${thing.kind} ${thing.id}` }];
}

async function happen(run: (choice: Choice) => Promise<string>, choice: Choice, name: string): Promise<Done> {
  const { kind, id } = choice.thing;
  const named = id === 0 ? name : `${name} (${kind} ${id})`;
  try {
    return { name, outcome: "happened", line: `${named}: ${await run(choice)}`, isRefused: false, violations: [] };
  } catch (error) {
    const detail = `${named} failed: ${error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : error}`;
    return { name, outcome: "failed", line: detail, isRefused: false, violations: [{ rule: "I9", detail }] };
  }
}
