import type { WalkShop } from "./open-walk-shop.ts";
import { describeFailure } from "./report.ts";
import { replay, walk } from "./run-walk.ts";
import { shrink } from "./shrink.ts";
import type { Statistics } from "./statistics.ts";

/** Steps of one walk; those that happen at once count as one. */
const WALK_STEPS = 80;

interface Walks {
  shop: WalkShop;
  firstSeed: number;
  walks: number;
  statistics?: Statistics;
  ignored?: readonly string[];
  /** After each walk. */
  onWalk?(done: number): void;
}

/** Walks from one seed after the other; answers the shortest form of the first failure, or null. */
export async function runWalks({ shop, firstSeed, walks, onWalk, ...options }: Walks): Promise<string | null> {
  for (let seed = firstSeed; seed < firstSeed + walks; seed += 1) {
    const result = await walk({ shop, ...options }, seed, WALK_STEPS);
    if (result.violations.length > 0) {
      const again = { shop, ignored: options.ignored ?? [] };
      const shrunk = await shrink(result, (groups) => replay(again, groups));
      return describeFailure({ seed, length: result.groups.length, shrunk });
    }
    onWalk?.(seed - firstSeed + 1);
  }
  return null;
}
