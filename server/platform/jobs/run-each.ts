/**
 * Runs a step on each item, one after another. A step that fails holds up no other item: all failures are thrown at the
 * end, as one error. Returns how many steps answered true.
 */
export async function runEach<Item>(
  what: string,
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
): Promise<number> {
  const problems: unknown[] = [];
  let done = 0;
  for (const item of items) {
    const answer = await step(item).catch((error) => void problems.push(error));
    done += answer === true ? 1 : 0;
  }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} ${what} failed: ${problems.join("; ")}`);
  return done;
}
