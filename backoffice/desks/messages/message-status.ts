import type { MessageState } from "#domain/content/contacts/message-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<MessageState, PillTone>> = {
  held: "warn",
  new: "warn",
  answered: "ok",
  closed: "neutral",
  spam: "bad",
};

export const messageStatus = (state: MessageState): Status => ({
  label: `staff.messages.state.${state}`,
  tone: TONES[state],
});
