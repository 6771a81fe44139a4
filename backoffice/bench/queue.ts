import type { CallOptions } from "#client/calls/network-call.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { Machine } from "#domain/shared/state/machine.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";
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
  fields: F;
  send(row: Row, values: ValuesOf<F>, sending: Sending): Promise<Answer>;
  /** A text about the answer for the member, such as money that was refunded. */
  report?(answer: Answer, row: Row, t: Translate): string | null;
}

/** Something that opens in another tab, such as a picture. */
export interface RowLink {
  to: string;
  text: string;
}

/** A column of a queue, as text or as links; a row without a value shows nothing. */
export type Column<Row> = { label: MessageKey } & (
  | { text(row: Row, t: Translate): string | null }
  | { links(row: Row, t: Translate): readonly RowLink[] }
);

/** A paper of a row, as a PDF. */
export interface Paper<Row> {
  label: MessageKey;
  permission: Permission;
  isExpected(row: Row): boolean;
  /** In base64; null while there is none. */
  load(row: Row): Promise<string | null>;
}

export interface Status {
  label: MessageKey;
  tone: PillTone;
}

export interface QueueRequest {
  filter: { state?: string };
  after?: string;
}

/** The rows of one kind and the actions on them: all that the bench knows about the kind. */
export interface Queue<Row> {
  /** In the address of the bench: #orders. */
  name: string;
  title: MessageKey;
  permission: Permission;
  /** Rows of a machine can be narrowed to one of its states. */
  machine?: Machine<string, string, string>;
  list(request: QueueRequest): Promise<{ items: Row[]; next: string | null; total: number }>;
  /** Unique in the queue, such as OR12. */
  nameOf(row: Row): string;
  stateOf?(row: Row): string;
  statusOf?(state: string): Status;
  columns: readonly Column<Row>[];
  /** `next_events` of the row: only their actions are offered. */
  eventsOf(row: Row): readonly string[];
  actions: readonly Action<Row>[];
  papers?: readonly Paper<Row>[];
  /** Actions that create a row, such as issuing an invoice. */
  starts?: readonly Action<null>[];
}

/** Types the form of an action on rows of one kind: `const on = actionsOn<Row>()`. */
export const actionsOn =
  <Row>() =>
  <F extends Fields, Answer>(action: Action<Row, F, Answer>): Action<Row> =>
    action;
