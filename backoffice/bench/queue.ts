import type { Permission } from "#domain/people/access/permissions.ts";
import type { Machine } from "#domain/shared/state/machine.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Column, Status } from "../kit/column.ts";
import type { Paper } from "../kit/detail/paper.ts";
import type { Action } from "../kit/form/action.ts";

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
