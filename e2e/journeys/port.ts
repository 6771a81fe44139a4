import { freePort } from "#testing/free-port.ts";

/** Chosen by the process that reads Playwright's configuration first; its workers and the server inherit it. */
process.env.JOURNEYS_PORT ??= String(await freePort());

export const PORT = Number(process.env.JOURNEYS_PORT);
