import type { ChangeFeed } from "./change-feed.ts";

export interface KeepingParts {
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
export async function keepInMemory<T>({ changes, log }: KeepingParts, { load, tag }: Kept<T>): Promise<() => T> {
  let kept = await load();
  let reading = Promise.resolve();
  const readAgain = async () => {
    try {
      kept = await load();
    } catch (err) {
      log.warn({ err }, `${tag} could not be read again`);
    }
  };
  changes.subscribe((announced) => {
    // One after the other, so that an older reading never comes last.
    if (announced === tag || announced === "*") reading = reading.then(readAgain);
  });
  return () => kept;
}
