import { Counter, type Registry } from "prom-client";
import { z } from "zod";
import { scrubText } from "#domain/operations/errors/scrub.ts";
import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { QueueMail } from "../mail/index.ts";
import type { StorefrontDirectory } from "../storefronts/index.ts";
import type { Vitals } from "../vitals/index.ts";
import { browserOf } from "./browser-name.ts";
import { type EnvelopeItem, json } from "./envelope.ts";
import { noteBuild, storeSegment, sweepErrors } from "./error-store.ts";
import { type ListRecipients, mailNewErrors } from "./mail-new-errors.ts";
import { cleaned, readErrorEvent } from "./read-event.ts";
import { readTrace } from "./read-trace.ts";
import { recordError } from "./record-error.ts";
import { readServerError } from "./server-errors.ts";
import { sourcesOf } from "./source-maps.ts";
import { createStaffErrorCalls } from "./staff-calls.ts";

export interface ErrorsDeps {
  db: Database;
  jobs: Pick<Jobs, "schedule">;
  queueMail: QueueMail;
  directory: Pick<StorefrontDirectory, "all">;
  /** The staff who get mails about new kinds of errors. */
  listMembersWith: ListRecipients;
  /** Counts the loading times of pages in traced sessions. */
  vitals: Pick<Vitals, "count">;
  sourceMapsDir: string;
  log: Pick<CallLog, "warn">;
  now: () => Date;
}

interface Sender {
  scope: string;
  userAgent: string;
}

const EVERY_FIVE_MINUTES = "*/5 * * * *";
/** Server errors that are recorded at a time; more are dropped, so that a burst does not slow the shop down. */
const MOST_RECORDED_AT_ONCE = 10;
const ITEM_TYPES = ["event", "transaction", "session", "client_report", "replay_event", "replay_recording"];

export type Errors = ReturnType<typeof createErrors>;

/** The shop's own error sink: errors of browsers and of the server, by kind (TRACK-05). */
export function createErrors(deps: ErrorsDeps) {
  const { db, now, log } = deps;
  const findSource = sourcesOf(deps.sourceMapsDir);
  const pending = new Set<Promise<void>>();
  const received = new Counter({
    name: "error_sink_items_total",
    help: "What browsers sent to the error sink, by kind",
    labelNames: ["type"],
    registers: [],
  });
  let build = "";

  const takeItem = async (
    { type, payload }: EnvelopeItem,
    items: readonly EnvelopeItem[],
    { scope, userAgent }: Sender,
  ) => {
    received.inc({ type: ITEM_TYPES.includes(type) ? type : "other" });
    if (type === "event") {
      const seen = readErrorEvent(json(payload), findSource);
      if (seen) await recordError(db, { scope, side: "browser", seen, browser: browserOf(userAgent), now: now() });
    }
    if (type === "transaction") {
      const trace = readTrace(json(payload));
      if (trace) deps.vitals.count(scope, trace);
    }
    if (type === "replay_recording") {
      const about = replayEvent.safeParse(json(items.find((item) => item.type === "replay_event")?.payload ?? payload));
      if (!about.success) return;
      const { replay_id: replayId, segment_id: segment } = about.data;
      await storeSegment(db, { replayId, segment, scope, at: now(), recording: readRecording(payload) });
    }
  };

  return {
    staffCalls: createStaffErrorCalls(deps),
    async take(items: readonly EnvelopeItem[], sender: Sender): Promise<void> {
      for (const item of items) await takeItem(item, items, sender);
    },
    /** Records an error that the server has logged. */
    noteLogged(logged: object): void {
      const found = pending.size < MOST_RECORDED_AT_ONCE && readServerError(logged, build);
      if (!found) return;
      const recorded = recordError(db, { ...found, side: "server", browser: "", now: now() })
        .catch((err) => log.warn({ err }, "an error could not be recorded"))
        .finally(() => pending.delete(recorded));
      pending.add(recorded);
    },
    /** Notes the build that this process runs. */
    async run(current: string): Promise<void> {
      build = cleaned(current);
      await noteBuild(db, build, now()).catch((err) => log.warn({ err }, "a build could not be noted"));
    },
    measure: (registry: Registry) => registry.registerMetric(received),
    async work(): Promise<void> {
      await deps.jobs.schedule(roundOf("error-mails"), EVERY_FIVE_MINUTES, () => mailNewErrors(deps));
    },
    sweep: () => sweepErrors(db, now()),
    async settle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}

const replayEvent = z.object({ replay_id: z.string().regex(/^[0-9a-f]{32}$/), segment_id: z.int().min(0).max(10_000) });

/** The recording follows a header line. The browser masked its texts; addresses are scrubbed here as well. */
const readRecording = (payload: Buffer) =>
  withoutControlCharacters(scrubText(payload.subarray(payload.indexOf("\n") + 1).toString("utf8")));
