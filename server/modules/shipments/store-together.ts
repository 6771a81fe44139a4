import { isConnectionLoss } from "#platform/database/connection-loss.ts";

type Store<Item> = (items: readonly Item[]) => Promise<void>;

interface Waiting<Item> {
  items: readonly Item[];
  stored: PromiseWithResolvers<void>;
}

/**
 * What comes while something is being stored is stored together after it: a hundred reports in one statement take hardly
 * longer than one, and they take one connection. Each caller waits until its own are stored.
 */
export function storeTogether<Item>(store: Store<Item>): Store<Item> {
  let waiting: Waiting<Item>[] = [];
  let isStoring = false;

  const work = async () => {
    isStoring = true;
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      await storeAll(store, taken);
    }
    isStoring = false;
  };

  return (items) => {
    const stored = Promise.withResolvers<void>();
    waiting.push({ items, stored });
    if (!isStoring) void work();
    return stored.promise;
  };
}

/** Where they cannot be stored together, only those fail that cannot be stored alone. */
async function storeAll<Item>(store: Store<Item>, taken: readonly Waiting<Item>[]): Promise<void> {
  try {
    await store(taken.flatMap(({ items }) => items));
    for (const { stored } of taken) stored.resolve();
  } catch (error) {
    // Without a database none can be stored alone either, and each attempt would take its time-out.
    if (taken.length > 1 && !isConnectionLoss(error)) for (const one of taken) await storeAll(store, [one]);
    else for (const { stored } of taken) stored.reject(error);
  }
}
