import type { ReactNode } from "react";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Column, Status } from "../column.ts";
import type { Action } from "../form/action.ts";
import type { Paper } from "./paper.ts";

/** A part of a detail with a heading; it is left out where it has nothing to show. */
export interface DetailSection<Item> {
  id: string;
  title: MessageKey;
  show(item: Item, t: Translate): ReactNode;
}

/** Something that happened, in words. */
export interface TimelineEntry {
  at: string;
  text: string;
  tone: PillTone;
  /** The member who caused it. */
  by: string | null;
  note: string | null;
}

/** One row as a whole: all that the kit knows about it. */
export interface DetailDefinition<Item> {
  /** The name of the list: both are read again together. */
  name: string;
  read(name: string): Promise<Item>;
  nameOf(item: Item): string;
  /** Its heading, where people call it by something else than its name in the address. */
  titleOf?(item: Item): string;
  statusOf(item: Item): readonly Status[];
  /** The few facts that tell one row from another, shown again where somebody else changed it meanwhile. */
  facts: readonly Column<Item>[];
  sections: readonly DetailSection<Item>[];
  /** Its papers, as PDFs. */
  papers?: readonly Paper<Item>[];
  timelineOf?(item: Item, t: Translate): readonly TimelineEntry[];
  actions: readonly Action<Item>[];
  /** The events that the item allows now: only their actions are offered. */
  eventsOf(item: Item): readonly string[];
}

export const defineDetail = <Item>(definition: DetailDefinition<Item>): DetailDefinition<Item> => definition;

export const titleOf = <Item>({ nameOf, titleOf: heading = nameOf }: DetailDefinition<Item>, item: Item): string =>
  heading(item);
