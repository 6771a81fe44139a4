import type { ReactNode } from "react";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Action } from "../form/action.ts";
import type { Option } from "../form/field.ts";

/** The filter of a call: one value, several, or a range, by the names that the call declares. */
export type CallFilter = Readonly<Record<string, unknown>>;

export interface ListRequest {
  filter: CallFilter;
  sort: string;
  after?: string;
  limit?: number;
}

export interface ListPage<Row> {
  items: readonly Row[];
  next: string | null;
  total: number;
}

export interface ListColumn<Row> {
  /** Stored with the member's choice of columns. */
  id: string;
  label: MessageKey;
  show(row: Row, t: Translate): ReactNode;
  /** For files, where more than a text is drawn. */
  text?(row: Row, t: Translate): string | null;
  /** Numbers are aligned at their end. */
  isNumber?: boolean;
  /** The field of the call's sorts; without it the list cannot be sorted by this column. */
  sort?: string;
  /** Shown only when the member chooses it. */
  isExtra?: boolean;
}

/** A filter that can be added as a chip. `name` is the call's own. */
export type ListFilter = { name: string; label: MessageKey } & (
  | { kind: "choice"; options: readonly Option[] }
  | { kind: "days" }
  | { kind: "amounts" }
);

/** A filter with a name of its own, shown as a tab with its count. */
export interface ListView {
  id: string;
  label: MessageKey;
  filter: CallFilter;
}

/** The rows of one kind: all that the kit knows about the kind. */
export interface ListDefinition<Row> {
  /** In addresses and in what the browser keeps: /orders. */
  name: string;
  title: MessageKey;
  /** Of the list's read call. */
  permission: Permission;
  read(request: ListRequest): Promise<ListPage<Row>>;
  /** Unique in the list, and in the address of an open row: OR12. */
  nameOf(row: Row): string;
  /** The first one names the row. */
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** Fields of the call, the first as it sorts by itself: "-placed_at". */
  sorts: readonly [string, ...string[]];
  /** The placeholder of the search; without it the list has none. */
  search?: MessageKey;
  /** The first one is shown by itself. */
  views: readonly [ListView, ...ListView[]];
  /** Actions without fields that can be done with many rows. */
  bulk?: readonly BulkAction<Row>[];
  /** Actions that begin a row, such as issuing an invoice. */
  starts?: readonly Action<null>[];
  empty: MessageKey;
}

export interface BulkAction<Row> extends Pick<Action<Row>, "event" | "label" | "permission" | "send"> {
  /** The events that the row allows now. */
  eventsOf(row: Row): readonly string[];
}

export const defineList = <Row>(definition: ListDefinition<Row>): ListDefinition<Row> => definition;
