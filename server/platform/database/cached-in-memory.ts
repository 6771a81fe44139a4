import type { ChangeFeed } from "./change-feed.ts";

export interface CachingDeps {
  changes: ChangeFeed;
  log: { warn(details: object, message: string): void };
}

interface Kept<T> {
  load: () => Promise<T>;
  /** The announced change after which it is read again. */
  tag: string;
}

/**
 * What is small, asked for by every request and seldom changed: read once, and again after each announced change. When
 * that fails, what was known stays.
 */
export async function keepInMemory<T>({ changes, log }: CachingDeps, { load, tag }: Kept<T>): Promise<() => T> {
  let kept: T;
  const opening = load().then((first) => {
    kept = first;
  });
  // Whoever opens it hears of a failure; what is announced meanwhile waits its turn.
  let reading = opening.catch(() => {});
  let isAsked = false;
  const readAgain = async () => {
    isAsked = false;
    try {
      kept = await load();
    } catch (err) {
      log.warn({ err }, `${tag} could not be read again`);
    }
  };
  changes.subscribe((announced) => {
    if (isAsked || (announced !== tag && announced !== "*")) return;
    isAsked = true;
    // One after the other, so that an older reading never comes last.
    reading = reading.then(readAgain);
  });
  await opening;
  return () => kept;
}
