import type { Group } from "./choose.ts";
import type { WalkResult } from "./run-walk.ts";

/** Steps as one word, for the command that does them again. */
const stepsAsText = (groups: readonly Group[]): string => Buffer.from(JSON.stringify(groups)).toString("base64url");

export const stepsOfText = (text: string): Group[] => JSON.parse(Buffer.from(text, "base64url").toString());

interface Failure {
  seed: number;
  length: number;
  shrunk: WalkResult;
}

/** A failing walk for people: what was broken, the fewest steps that break it, and how to see it again. */
export function describeFailure({ seed, length, shrunk }: Failure): string {
  const { violations, lines, groups } = shrunk;
  return [
    `The walk of seed ${seed} broke ${violations.map(({ rule, detail }) => `${rule}: ${detail}`).join("\n  and ")}`,
    `after these steps (of ${length}):`,
    ...lines.map((line) => `  ${line}`),
    `the whole walk again: npm run test:walks -- --seed ${seed} --walks 1`,
    `these steps again:    npm run test:walks -- --steps ${stepsAsText(groups)}`,
  ].join("\n");
}
