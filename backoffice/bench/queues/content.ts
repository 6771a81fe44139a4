import { CONTENT_MACHINE, type ContentEvent, type ContentState } from "#domain/content/content/content-machine.ts";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn, type Sending } from "../../kit/form/action.ts";
import { choice, files, momentField } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.content.list>>["items"][number];

const TONES: Readonly<Record<ContentState, PillTone>> = {
  draft: "neutral",
  scheduled: "info",
  published: "ok",
  archived: "neutral",
};

/** Actions beside the machine. */
export const PREVIEW = "preview";
export const PICTURES = "add_pictures";

const on = actionsOn<Row>();

const move = ({ id, version }: Row, event: ContentEvent, sending: Sending) =>
  staffApi.content.move({ id, version, event }, sending);

const simple = (event: Exclude<ContentEvent, "schedule">) =>
  on({
    event,
    label: `staff.content.${event}`,
    permission: "content.publish",
    fields: {},
    send: (row, _values, sending) => move(row, event, sending),
  });

const schedule = on({
  event: "schedule",
  label: "staff.content.schedule",
  permission: "content.publish",
  fields: { publish_at: momentField("staff.content.publish-at") },
  send: ({ id, version }, values, sending) =>
    staffApi.content.move({ id, version, event: "schedule", ...values }, sending),
});

const preview = on({
  event: PREVIEW,
  label: "staff.content.preview",
  permission: "content.write",
  fields: {
    language: choice<Language>(
      "staff.language",
      LANGUAGES.map((language) => ({ value: language, label: `staff.language.${language}` as const })),
    ),
  },
  send: ({ id }, values, sending) => staffApi.content.preview({ id, ...values }, sending),
  report: ({ url }) => url,
});

const addPictures = on({
  event: PICTURES,
  label: "staff.content.add-pictures",
  permission: "content.write",
  fields: { files: files("staff.content.pictures", "content-picture") },
  send: ({ id }, values, sending) => staffApi.content.addPictures({ id, ...values }, sending),
  report: ({ paths }) => paths.join(", "),
});

/** Articles, questions and pages; their texts are written elsewhere. */
export const content: Queue<Row> = {
  name: "content",
  title: "staff.content.title",
  permission: "content.read",
  machine: CONTENT_MACHINE,
  list: ({ filter, ...request }) => staffApi.content.list({ ...request, filter: filter as { state?: ContentState } }),
  nameOf: ({ storefront, kind, key }) => `${storefront}/${kind}/${key}`,
  stateOf: ({ state }) => state,
  statusOf: (state: ContentState) => ({ label: `staff.content.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.content.kind", text: ({ kind }, t) => t(`staff.content.kind.${kind}`) },
    { label: "staff.content.name", text: ({ title }) => title },
    { label: "staff.content.languages", text: ({ languages }) => languages.join(", ") },
    { label: "staff.content.published", text: ({ publish_at }) => publish_at && shownMoment(publish_at) },
  ],
  eventsOf: ({ next_events }) => [...next_events, PREVIEW, PICTURES],
  actions: [
    preview,
    addPictures,
    schedule,
    simple("unschedule"),
    simple("publish"),
    simple("archive"),
    simple("restore"),
  ],
};
