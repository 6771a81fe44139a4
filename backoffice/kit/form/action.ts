import type { CallOptions } from "#client/calls/network-call.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Fields, ValuesOf } from "./field.ts";

/** The options of every call of a form: one key for all attempts of one submission. */
export interface Sending {
  context: CallOptions;
}

/** Something that staff can do with a row, as a form. */
export interface Action<Row, F extends Fields = Fields, Answer = unknown> {
  /** The event of the machine that it causes, or a name of its own where no machine has one. */
  event: string;
  label: MessageKey;
  permission: Permission;
  /** Ends something, or moves money: it is never the button that is offered first. */
  isDangerous?: boolean;
  fields: F;
  send(row: Row, values: ValuesOf<F>, sending: Sending): Promise<Answer>;
  /** A text about the answer for the member, such as money that was refunded. */
  report?(answer: Answer, row: Row, t: Translate): string | null;
}

/** Types the form of an action on rows of one kind: `const on = actionsOn<Row>()`. */
export const actionsOn =
  <Row>() =>
  <F extends Fields, Answer>(action: Action<Row, F, Answer>): Action<Row> =>
    action;
