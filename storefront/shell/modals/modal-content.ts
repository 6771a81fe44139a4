import type { ReactNode } from "react";

export interface ModalContentProps<Input> {
  input: Input;
  open: boolean;
  onHandle: (outcome: boolean) => void;
}

/** Loads a modal when it is first opened. */
export type ModalLoader = () => Promise<(props: ModalContentProps<never>) => ReactNode>;
