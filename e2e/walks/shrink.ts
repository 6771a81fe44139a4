import type { Group } from "./choose.ts";
import type { WalkResult } from "./run-walk.ts";

type Replay = (groups: readonly Group[]) => Promise<WalkResult>;

/** The outcome of a race varies, so races are tried twice. */
const triesOf = (groups: readonly Group[]) => (groups.some(({ steps }) => steps.length > 1) ? 2 : 1);

/**
 * The shortest walk found that breaks the same rule: leaves out ever smaller sections, then single steps of
 * groups.
 */
export async function shrink(failed: WalkResult, replay: Replay, mostRuns = 300): Promise<WalkResult> {
  const rule = failed.violations[0]?.rule;
  let best = failed;
  let runs = 0;
  const breaks = async (groups: readonly Group[]): Promise<boolean> => {
    for (let tried = 0; tried < triesOf(groups) && runs < mostRuns; tried += 1) {
      runs += 1;
      const result = await replay(groups);
      if (result.violations.some((violation) => violation.rule === rule)) {
        best = result;
        return true;
      }
    }
    return false;
  };
  for (let size = Math.ceil(failed.groups.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.groups.length; )
      if (!(await breaks(best.groups.toSpliced(from, size)))) from += size;
  }
  for (const group of best.groups.filter(({ steps }) => steps.length > 1))
    for (const step of group.steps)
      await breaks(
        best.groups.map((each) =>
          each.name === group.name ? { ...each, steps: each.steps.filter((other) => other !== step) } : each,
        ),
      );
  return best;
}
