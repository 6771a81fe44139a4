import { type Action, AREAS, type Area, type CallAction, type Memory } from "./action.ts";
import type { Actor, Actors } from "./actors.ts";
import { ACTIONS } from "./all-actions.ts";
import type { Labels } from "./labels.ts";
import type { Random } from "./random.ts";
import type { Thing, World } from "./world.ts";

/** One thing that somebody does, in a form that can be written down and done again. */
export interface Step {
  /** The place of its action in the list. */
  action: number;
  actor: string;
  /** The label of what it is about; null where it is about nothing. */
  about: string | null;
  /** Of its other choices. */
  seed: number;
}

/** Steps that happen at once, under a name that stays when others are left out. */
export interface Group {
  name: string;
  steps: Step[];
}

/** How often each area is chosen in a walk: far more often in its own, and the clock and the money always. */
export function tasteOf(random: Random): Record<Area, number> {
  const favourite = random.pick(AREAS.slice(0, 4));
  const other = random.pick(AREAS.slice(0, 4));
  const weightOf = (area: Area) => {
    if (area === favourite || area === "money") return 1;
    if (area === "clock" || area === "aftermath") return 0.5;
    return area === other ? 0.3 : 0.03;
  };
  return Object.fromEntries(AREAS.map((area) => [area, weightOf(area)])) as Record<Area, number>;
}

export interface Situation {
  world: World;
  actors: Actors;
  memory: Memory;
  labels: Labels;
  taste: Record<Area, number>;
}

/** Those whose thing it is. */
export function ownersOf(
  { world, actors, memory }: Pick<Situation, "world" | "actors" | "memory">,
  thing: Thing,
): Actor[] {
  const byBrowser = memory.browsers.get(thing.slug);
  const companions = world.memberships
    .filter(({ companyId }) => companyId === thing.companyId)
    .map(({ userId }) => userId);
  return Object.values(actors).filter(
    ({ name, userId }) =>
      (userId !== null && (userId === thing.userId || companions.includes(userId))) ||
      (name === byBrowser && thing.userId === null),
  );
}

const isUsual = (action: Action, memory: Memory, thing: Thing) => action.when?.(thing, memory) ?? true;

/** Mostly what is usual in this situation; sometimes anything, by anybody, about anything. */
export function chooseStep(situation: Situation, random: Random): Step {
  const isWild = random.chance(0.06);
  const action = chooseAction(situation, random, isWild);
  const things = action.about ? situation.world.things[action.about] : [];
  const usual = isWild ? things : things.filter((thing) => isUsual(action, situation.memory, thing));
  const thing = usual.length === 0 ? null : random.pickRecent(usual);
  return {
    action: ACTIONS.indexOf(action),
    actor: chooseActor(situation, random, action, thing).name,
    about: thing && situation.labels.of(thing),
    seed: random.below(2 ** 31),
  };
}

function chooseAction({ world, taste, memory }: Situation, random: Random, isWild: boolean): Action {
  const weights = ACTIONS.map((action) => {
    if (!isWild && action.if && !action.if(world, memory)) return 0;
    const things = action.about ? world.things[action.about] : null;
    const isPossible = things === null || things.some((thing) => isWild || isUsual(action, memory, thing));
    return isPossible ? (action.weight ?? 1) * taste[action.area] : 0;
  });
  let left = (random.below(2 ** 30) / 2 ** 30) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return ACTIONS[Math.max(0, found)] as Action;
}

/** Three quarters of calls about something are its owner's; the rest come from somebody who should be refused. */
function chooseActor(situation: Situation, random: Random, action: Action, thing: Thing | null): Actor {
  const all = Object.values(situation.actors);
  if (!("call" in action)) return situation.actors.stranger;
  if (random.chance(0.04))
    return random.pick(all.filter(({ kind }) => (kind === "staff") === action.call.startsWith("staff.")));
  return random.pick(usualActors(situation, action, thing));
}

function usualActors(situation: Situation, { who }: CallAction, thing: Thing | null): Actor[] {
  const byName = (name: string) => Object.values(situation.actors).filter((actor) => actor.name === name);
  const named = typeof who === "function" ? who(situation.memory) : who;
  if (named !== "owner" && named.length > 0) return named.flatMap(byName);
  const owners = thing ? ownersOf(situation, thing) : [];
  return owners.length > 0 ? owners : Object.values(situation.actors).filter(({ kind }) => kind === "customer");
}
