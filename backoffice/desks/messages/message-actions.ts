import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const MOST_CHARACTERS = 5_000;

const on = actionsOn<{ number: string }>();
const permission = "contacts.write";

const release = on({
  event: "release",
  label: "staff.messages.release",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.release({ number }, sending),
});

const answer = on({
  event: "answer",
  label: "staff.messages.answer",
  permission,
  fields: { text: longText("staff.messages.text", { minLength: 3, maxLength: MOST_CHARACTERS }) },
  send: ({ number }, values, sending) => staffApi.contacts.answer({ number, ...values }, sending),
});

const close = on({
  event: "close",
  label: "staff.messages.close",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.close({ number }, sending),
});

const markSpam = on({
  event: "mark_spam",
  label: "staff.messages.spam",
  isDangerous: true,
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.contacts.spam({ number }, sending),
});

/** Those that did not pass the checks against spam wait to be released. */
export const MESSAGE_ACTIONS = [release, answer, close, markSpam];
