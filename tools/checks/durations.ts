import { type Check, findingAt, isScript, isTest, isUnder } from "./source.ts";

const HOME = "domain/shared/time/durations.ts";

/** A minute, an hour or a day in milliseconds, written out. */
const WRITTEN_OUT = /\* 60_000\b|\b60 \* 60\b|\b3_600_000\b|\b86_400_000\b/g;
const OWN_NAME = /\bconst (?:SECOND|MINUTE|HOUR|DAY)_MS\b/g;

/** Durations are named once. Tests may write them out: they say what a requirement asks for. */
export const checkDurations: Check = (files) =>
  files
    .filter(({ path }) => isScript(path) && path !== HOME && !isUnder(path, "bench", "tools"))
    .flatMap((file) => {
      const writtenOut = isTest(file.path) ? [] : [...file.text.matchAll(WRITTEN_OUT)];
      return [...writtenOut, ...file.text.matchAll(OWN_NAME)].map(({ index, 0: text }) =>
        findingAt(file, index, `"${text}": use the durations of ${HOME}`),
      );
    });
