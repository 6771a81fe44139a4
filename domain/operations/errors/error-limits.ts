/** Of one kind and day no more events are stored; they are still counted. */
export const EVENTS_OF_A_DAY = 100;
/** Kinds that begin on one day. Messages come from browsers, so that anybody could invent more. */
export const NEW_KINDS_OF_A_DAY = 200;
/** Segments of replays of one day, and of one replay. */
export const SEGMENTS_OF_A_DAY = 1_000;
export const SEGMENTS_OF_A_REPLAY = 60;
/** Events and replays are deleted after these days, and kinds of which nothing was heard since. */
export const ERRORS_KEPT_DAYS = 30;

/** Of the sessions of the shop, and of their errors (TRACK-05). */
export const ERROR_SAMPLES = { errors: 0.5, traces: 0.2, replays: 0.1, replaysOnError: 1 } as const;

/** The project of the shop's own error sink. */
export const OWN_PROJECT = "1";
export const MOST_ENVELOPE_BYTES = 200_000;
export const MOST_REPLAY_BYTES = 1_000_000;
