import { CAMPAIGN_MACHINE, type CampaignState } from "#domain/marketing/campaigns/campaign-machine.ts";
import { SUBSCRIBED_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { choice, longText, momentField, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";
import { typedBlocks } from "../typed-blocks.ts";

type Row = Awaited<ReturnType<typeof staffApi.campaigns.list>>["items"][number];

const TONES: Readonly<Record<CampaignState, PillTone>> = {
  draft: "neutral",
  scheduled: "info",
  sending: "warn",
  sent: "ok",
  cancelled: "neutral",
};

const on = actionsOn<Row>();
const permission = "campaigns.write";

const create = actionsOn<null>()({
  event: "create",
  label: "staff.campaigns.create",
  permission,
  fields: {
    storefront: text("staff.bench.storefront", { maxLength: 20 }),
    topic: choice(
      "staff.campaigns.topic",
      SUBSCRIBED_TOPICS.map((topic) => ({ value: topic, label: `staff.campaigns.topic.${topic}` as const })),
    ),
    name: text("staff.campaigns.name", { maxLength: 150 }),
  },
  send: (_row, values, sending) => staffApi.campaigns.create(values, sending),
});

const schedule = on({
  event: "schedule",
  label: "staff.campaigns.schedule",
  permission,
  fields: { send_at: momentField("staff.campaigns.send-at") },
  send: ({ id }, values, sending) => staffApi.campaigns.schedule({ id, ...values }, sending),
});

const cancel = on({
  event: "cancel",
  label: "staff.campaigns.cancel",
  permission,
  fields: {},
  send: ({ id }, _values, sending) => staffApi.campaigns.cancel({ id }, sending),
});

/** Actions beside the machine. */
export const WRITE_TEXT = "write_text";
export const TEST_MAIL = "test_mail";

const language = choice<Language>(
  "staff.language",
  LANGUAGES.map((one) => ({ value: one, label: `staff.language.${one}` as const })),
);

const writeText = on({
  event: WRITE_TEXT,
  label: "staff.campaigns.write",
  permission,
  fields: {
    language,
    subject: text("staff.campaigns.subject", { maxLength: 150 }),
    preview: text("staff.campaigns.preview", { maxLength: 150 }),
    words: longText("staff.campaigns.text", { maxLength: 20_000, help: "staff.campaigns.text-help" }),
  },
  send: ({ id }, { words, ...values }, sending) =>
    staffApi.campaigns.saveText({ id, ...values, blocks: typedBlocks(words) }, sending),
});

const testMail = on({
  event: TEST_MAIL,
  label: "staff.campaigns.test",
  permission,
  fields: { language },
  send: ({ id }, values, sending) => staffApi.campaigns.test({ id, ...values }, sending),
});

/** A draft can be written; a campaign that has not begun can be mailed to the member as a test. */
const BESIDE: Readonly<Partial<Record<CampaignState, readonly string[]>>> = {
  draft: [WRITE_TEXT, TEST_MAIL],
  scheduled: [TEST_MAIL],
};

/** Mails to everybody who has agreed to a topic. */
export const campaigns: Queue<Row> = {
  name: "campaigns",
  title: "staff.campaigns.title",
  permission: "campaigns.read",
  machine: CAMPAIGN_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.campaigns.list({ ...request, filter: filter as { state?: CampaignState } }),
  nameOf: ({ id, name }) => `${id} ${name}`,
  stateOf: ({ state }) => state,
  statusOf: (state: CampaignState) => ({ label: `staff.campaigns.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.campaigns.topic", text: ({ topic }, t) => t(`staff.campaigns.topic.${topic}`) },
    { label: "staff.campaigns.languages", text: ({ languages }) => languages.join(", ") },
    { label: "staff.campaigns.audience", text: ({ audience }) => String(audience) },
    { label: "staff.campaigns.mailed", text: ({ mailed }) => String(mailed) },
    { label: "staff.campaigns.skipped", text: ({ skipped }) => String(skipped) },
    { label: "staff.campaigns.send-at", text: ({ send_at }) => send_at && shownMoment(send_at) },
  ],
  eventsOf: ({ next_events, state }) => [...(BESIDE[state] ?? []), ...next_events],
  actions: [writeText, testMail, schedule, cancel],
  starts: [create],
};
