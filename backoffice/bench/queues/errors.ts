import { ERROR_MACHINE, type ErrorState } from "#domain/operations/errors/error-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.errors.list>>["items"][number];

const TONES: Readonly<Record<ErrorState, PillTone>> = { open: "bad", resolved: "ok", ignored: "neutral" };

const on = actionsOn<Row>();
const permission = "errors.write";

const resolve = on({
  event: "resolve",
  label: "staff.errors.resolve",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.errors.resolve({ number }, sending),
});

const ignore = on({
  event: "ignore",
  label: "staff.errors.ignore",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.errors.ignore({ number }, sending),
});

const reopen = on({
  event: "reopen",
  label: "staff.errors.reopen",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.errors.reopen({ number }, sending),
});

/** Errors of pages and of the server, by kind; a resolved kind opens again when it occurs in a newer build. */
export const errors: Queue<Row> = {
  name: "errors",
  title: "staff.errors.title",
  permission: "errors.read",
  machine: ERROR_MACHINE,
  list: ({ filter, ...request }) => staffApi.errors.list({ ...request, filter: filter as { state?: ErrorState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: ErrorState) => ({ label: `staff.errors.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.errors.message", text: ({ type, text }) => `${type}: ${text}` },
    { label: "staff.errors.culprit", text: ({ culprit }) => culprit },
    { label: "staff.errors.side", text: ({ side }, t) => t(`staff.errors.side.${side}`) },
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront || null },
    { label: "staff.errors.count", text: ({ count }) => String(count) },
    { label: "staff.errors.first-seen", text: ({ first_seen }) => shownMoment(first_seen) },
    { label: "staff.errors.last-seen", text: ({ last_seen }) => shownMoment(last_seen) },
    { label: "staff.errors.build", text: ({ last_build }) => last_build || null },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [resolve, ignore, reopen],
};
