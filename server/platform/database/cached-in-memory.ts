import type { ChangeFeed } from "./change-feed.ts";

export interface CachingDeps {
  changes: ChangeFeed;
  log: { warn(details: object, message: string): void };
}

interface Source<T> {
  load: () => Promise<T>;
  /** The announced change after which it is loaded again, or the pattern of several. */
  tag: string | RegExp;
  /** Called after each reload: what was made from the old value is out of date from then on. */
  onReloaded?: () => void;
}

/**
 * For small data that every request reads and that seldom changes: loaded once, and again after each announced change.
 * When loading fails, the last value stays.
 */
export async function cacheInMemory<T>(
  { changes, log }: CachingDeps,
  { load, tag, onReloaded }: Source<T>,
): Promise<() => T> {
  let cached: T;
  const opening = load().then((first) => {
    cached = first;
  });
  // A failure of the first load is thrown below; a change announced meanwhile waits for its end.
  let loading = opening.catch(() => {});
  let isQueued = false;
  const reload = async () => {
    isQueued = false;
    try {
      cached = await load();
      onReloaded?.();
    } catch (err) {
      log.warn({ err }, `${tag} could not be loaded again`);
    }
  };
  changes.subscribe((announced) => {
    if (isQueued || !concerns(tag, announced)) return;
    isQueued = true;
    // One after the other, so that an older result never replaces a newer one.
    loading = loading.then(reload);
  });
  await opening;
  return () => cached;
}

function concerns(tag: string | RegExp, announced: string): boolean {
  if (announced === "*") return true;
  return typeof tag === "string" ? announced === tag : tag.test(announced);
}
