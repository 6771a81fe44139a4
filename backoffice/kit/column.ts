import type { MessageKey } from "#i18n/message-key.ts";
import type { Translate } from "#i18n/translate.ts";
import type { PillTone } from "#ui/pill.tsx";

/** Something that opens in another tab, such as a picture. */
export interface RowLink {
  to: string;
  text: string;
}

/** A fact about a row, as text or as links; a row without a value shows nothing. */
export type Column<Row> = { label: MessageKey } & (
  | { text(row: Row, t: Translate): string | null }
  | { links(row: Row, t: Translate): readonly RowLink[] }
);

/** A state in words, with the tone of its pill. */
export interface Status {
  label: MessageKey;
  tone: PillTone;
}
