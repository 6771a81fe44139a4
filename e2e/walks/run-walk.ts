import { newMemory } from "./action.ts";
import { ACTIONS } from "./all-actions.ts";
import { checkAfterStep, checkAtEnd, type Violation } from "./check.ts";
import { chooseStep, type Group, type Situation, type Step, tasteOf } from "./choose.ts";
import { runGroup } from "./do-step.ts";
import { newLabels } from "./labels.ts";
import type { WalkShop } from "./open-walk-shop.ts";
import { randomOf } from "./random.ts";
import { settle } from "./settle.ts";
import type { Statistics } from "./statistics.ts";
import { readWorld } from "./world.ts";

export interface WalkResult {
  groups: Group[];
  /** The log of the walk. */
  lines: string[];
  violations: Violation[];
  ignored: Violation[];
}

interface WalkOptions {
  shop: WalkShop;
  statistics?: Statistics | undefined;
  /** Rules that are known to be broken: a violation of them does not end the walk. */
  ignored?: readonly string[];
}

const AT_ONCE = 0.15;

/** Walks by a seed: each step is chosen from the world after the previous one. */
export function walk(options: WalkOptions, seed: number, length: number): Promise<WalkResult> {
  const random = randomOf(seed);
  const taste = tasteOf(random);
  const groups: Group[] = [];
  return run(options, (situation) => {
    if (groups.length >= length) return null;
    const size = random.chance(AT_ONCE) ? random.pick([2, 2, 3]) : 1;
    const first = chooseStep({ ...situation, taste }, random);
    const others = Array.from({ length: size - 1 }, () => chooseRival({ ...situation, taste }, first, random));
    const steps = [first, ...others];
    const alone = steps.find(isAlone);
    const group = { name: String(groups.length + 1), steps: alone ? [alone] : steps };
    groups.push(group);
    return group;
  });
}

function isAlone({ action }: Step): boolean {
  const chosen = ACTIONS[action];
  return chosen !== undefined && "isAlone" in chosen && chosen.isAlone === true;
}

/** The step that races with the first: the same one again, or another. */
function chooseRival(situation: Situation, first: Step, random: ReturnType<typeof randomOf>): Step {
  return random.chance(0.4) ? { ...first, seed: random.below(2 ** 31) } : chooseStep(situation, random);
}

/** Runs the given steps again. */
export function replay(options: WalkOptions, groups: readonly Group[]): Promise<WalkResult> {
  const left = [...groups];
  return run(options, () => left.shift() ?? null);
}

async function run(
  { shop, statistics, ignored = [] }: WalkOptions,
  next: (situation: Omit<Situation, "taste">) => Group | null,
): Promise<WalkResult> {
  await shop.reset();
  const [memory, labels] = [newMemory(), newLabels()];
  const result: WalkResult = { groups: [], lines: [], violations: [], ignored: [] };
  const note = (violations: readonly Violation[]) => {
    for (const violation of violations) {
      const isIgnored = ignored.some((rule) => violation.detail.includes(rule) || violation.rule.startsWith(rule));
      (isIgnored ? result.ignored : result.violations).push(violation);
    }
  };
  let world = await readWorld(shop.readDb);
  labels.note(world, "start");
  for (;;) {
    const situation = { world, actors: shop.actors, memory, labels };
    const group = next(situation);
    if (!group) break;
    result.groups.push(group);
    const done = await runGroup(shop, situation, group);
    result.lines.push(...done.map(({ line }) => line));
    for (const { name, outcome } of done) statistics?.count(name, outcome);
    note(done.flatMap(({ violations }) => violations));
    // Refused steps change nothing; if one did, the next check finds it.
    if (done.some(({ isRefused }) => !isRefused)) {
      world = await readWorld(shop.readDb);
      labels.note(world, group.name);
      note(await checkAfterStep(shop));
    }
    if (result.violations.length > 0) return result;
  }
  const settled = await settle(shop, memory);
  result.lines.push(`and in the end: ${settled.line}`);
  note(settled.violations);
  note(await checkAtEnd(shop));
  await statistics?.readStates(shop.db);
  return result;
}
