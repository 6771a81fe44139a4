import type { ReactNode } from "react";

export type ModalSize = "sm" | "md" | "xl";

/** A modal has a visible title or, where its header or content says it, a name for readers. */
type ModalName = { title: string; label?: never } | { title?: never; label: string };

export type ModalProps = ModalName & {
  open: boolean;
  /** false: closed by the icon, Esc or a click outside. Actions in the content report true or false themselves. */
  onHandle: (outcome: boolean) => void;
  closeLabel: string;
  /** Takes the place of the title's bar. Without either, the close icon floats over the content. */
  header?: ReactNode;
  /** Beside the close icon, such as "Clear all". */
  headerAction?: ReactNode;
  /** Actions; the primary one last. */
  footer?: ReactNode;
  size?: ModalSize;
  /** Below 768 px: a sheet from below, the whole screen, or the same window as on a desktop. */
  mobile?: "sheet" | "full" | "window";
  fullScreen?: boolean;
  /** For long lists: on mobile the sheet takes its whole height, and a hairline parts the header from them. */
  tall?: boolean;
  /** The content reaches the edges and pads itself. */
  flush?: boolean;
  blockOutsideClose?: boolean;
  "data-testid"?: string;
  children: ReactNode;
};
