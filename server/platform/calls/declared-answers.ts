import { isDeepStrictEqual } from "node:util";
import type { AnyProcedure } from "@orpc/server";

type Call = Pick<AnyProcedure, "~orpc">;

let areCompared = false;

/**
 * From now on an answer that differs from its call's declaration is an error. For tests: types keep answers right, but
 * let a field pass that no declaration names. In service the comparison would take as long as many an answer.
 */
export function compareAnswers(): void {
  areCompared = true;
}

/** The answer of a call, as it is. */
export async function asDeclared<Result extends { output: unknown }>(
  { "~orpc": { outputSchema } }: Call,
  path: readonly string[],
  result: Result,
): Promise<Result> {
  if (!areCompared || !outputSchema) return result;
  const sent = asSent(result.output);
  const { issues, value } = await outputSchema["~standard"].validate(result.output);
  if (issues) throw new Error(`${path.join(".")} answered what it does not declare: ${JSON.stringify(issues)}`);
  if (!isDeepStrictEqual(sent, asSent(value)))
    throw new Error(`${path.join(".")} answered fields that it does not declare: ${JSON.stringify(sent)}`);
  return result;
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");
