import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getClient,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from "@sentry/browser";
import { reported } from "#client/report-error.ts";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import { atSink } from "#domain/marketing/vendors/vendor-table.ts";
import { isIgnoredByErrorReporting } from "#domain/operations/errors/error-kinds.ts";
import { ERROR_SAMPLES, OWN_PROJECT } from "#domain/operations/errors/error-limits.ts";
import { scrubText } from "#domain/operations/errors/scrub.ts";
import { withoutSecret } from "#domain/shared/page/secret-path.ts";
import { deviceOf } from "#storefront/commerce/vendors/facts.ts";
import { documentMayHaveVendors } from "#storefront/commerce/vendors/leave-document.ts";
import { isSampled } from "./sampled.ts";

interface ReportedVisit {
  /** The DSN of the service that the visitor has agreed to. */
  service: string | null;
  sink: string | null;
  /** To statistics. */
  isAgreed: boolean;
  /** The page's name, and its path. */
  route: string;
  path: string;
}

let visit: ReportedVisit;
let current = "";

/** Errors of this page and of those after it; with consent to statistics also traces and replays of sampled sessions. */
export function reportErrors(now: ReportedVisit): void {
  visit = now;
  const dsn = dsnOf(now);
  const mode = `${dsn} ${now.isAgreed}`;
  if (current !== mode) begin(dsn);
  current = mode;
  void followReplay();
}

/** A page without vendors cannot reach a service: its policy names none. */
function dsnOf({ service, sink }: ReportedVisit): string {
  const { protocol, host } = window.location;
  if (service === null || !documentMayHaveVendors) return `${protocol}//crossdock@${host}/${OWN_PROJECT}`;
  const [key, address] = service.replace("https://", "").split("@") as [string, string];
  return atSink(`https://${address}`, sink).replace("://", `://${key}@`);
}

function begin(dsn: string): void {
  void getClient()?.close();
  const isTraced = visit.isAgreed && isSampled("traces");
  const client = new BrowserClient({
    dsn,
    release: document.documentElement.dataset.build ?? "",
    sampleRate: ERROR_SAMPLES.errors,
    // Whether a session is traced was decided for the whole of it.
    tracesSampleRate: isTraced ? 1 : 0,
    traceLifecycle: "static",
    // The recorder is added to the sessions that are recorded, and to no other.
    replaysSessionSampleRate: 1,
    tracePropagationTargets: [],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Without those that follow clicks, the console, requests and the address: what is sent is about code, not people.
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    beforeSend: scrubbed,
    beforeSendTransaction: ({ breadcrumbs: _trail, request: _request, user: _user, ...event }) => ({
      ...event,
      transaction: visit.route,
      spans: [],
      tags: { device: deviceOf() },
    }),
  });
  setCurrentClient(client);
  client.init();
  takeReported();
  if (isTraced) void import("./traces.ts").then(({ traceNavigations }) => traceNavigations(client));
}

/** Those that wait first. */
function takeReported(): void {
  reported.push = (...errors) => {
    for (const error of errors) void capture(error);
    return 0;
  };
  reported.push(...reported.splice(0));
}

/** With consent an error is followed by a replay, which the error has to name. */
async function capture(error: unknown): Promise<void> {
  if (mayReplay() && Math.random() < ERROR_SAMPLES.replaysOnError) await startReplay();
  captureException(error);
}

/** Nothing is recorded where money or passwords are typed, although every text is masked. */
const mayReplay = () => visit.isAgreed && mayHaveVendors(visit.path);

async function followReplay(): Promise<void> {
  if (mayReplay()) {
    if (isSampled("replays")) await startReplay();
  } else if (isReplaying) {
    isReplaying = false;
    await (await import("./replay.ts")).stopReplay();
  }
}

let isReplaying = false;

async function startReplay(): Promise<void> {
  const client = getClient();
  if (isReplaying || !client) return;
  isReplaying = true;
  // An error is worth more than its replay.
  await import("./replay.ts").then((part) => part.startReplay(client)).catch(() => {});
}

/** The server scrubs again: it believes no browser. */
function scrubbed(event: ErrorEvent): ErrorEvent | null {
  const values = event.exception?.values ?? [];
  if (values.some(({ value }) => isIgnoredByErrorReporting(value ?? ""))) return null;
  for (const shown of values) shown.value = scrubText(shown.value ?? "");
  const { breadcrumbs: _trail, request: _request, user: _user, extra: _extra, ...kept } = event;
  const replayId = event.tags?.replayId;
  return { ...kept, tags: { path: withoutSecret(visit.path), ...(replayId ? { replayId } : {}) } };
}
