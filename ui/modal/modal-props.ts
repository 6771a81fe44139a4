import type { ReactNode } from "react";

export type ModalSize = "sm" | "md" | "xl";

/** A modal has a visible title or, where its header or content shows one, an accessible name. */
type ModalName = { title: string; label?: never } | { title?: never; label: string };

export type ModalProps = ModalName & {
  open: boolean;
  /** false: closed by the icon, Esc or a click outside. Actions in the content report true or false themselves. */
  onHandle: (outcome: boolean) => void;
  closeLabel: string;
  /** Replaces the title bar. Without either, the close icon floats over the content. */
  header?: ReactNode;
  /** Beside the close icon, such as "Clear all". */
  headerAction?: ReactNode;
  /** Actions; the primary one last. */
  footer?: ReactNode;
  size?: ModalSize;
  /** Below 768 px: a sheet from below, the whole screen, or the same window as on a desktop. */
  mobile?: "sheet" | "full" | "window";
  fullScreen?: boolean;
  /** For long lists: on mobile the sheet has its full height, and a hairline separates the header. */
  tall?: boolean;
  /** Without padding: the content reaches the edges. */
  flush?: boolean;
  blockOutsideClose?: boolean;
  "data-testid"?: string;
  children: ReactNode;
};
