import { isConnectionLoss } from "#platform/database/connection-loss.ts";

type Store<Item> = (items: readonly Item[]) => Promise<void>;

interface Waiting<Item> {
  items: readonly Item[];
  stored: PromiseWithResolvers<void>;
}

/**
 * Items that arrive during a store are stored together after it: a hundred reports in one statement take hardly longer
 * than one, and they take one connection. Each caller waits until its own items are stored.
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

/** If a batch cannot be stored, each caller's items are tried alone, so that only faulty ones fail. */
async function storeAll<Item>(store: Store<Item>, taken: readonly Waiting<Item>[]): Promise<void> {
  try {
    await store(taken.flatMap(({ items }) => items));
    for (const { stored } of taken) stored.resolve();
  } catch (error) {
    // Without a database single items fail too, each after its time-out.
    if (taken.length > 1 && !isConnectionLoss(error)) for (const one of taken) await storeAll(store, [one]);
    else for (const { stored } of taken) stored.reject(error);
  }
}
