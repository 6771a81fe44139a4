import { Modal, type ModalProps } from "./modal/modal.tsx";

export type DrawerProps = Omit<ModalProps, "size" | "mobile" | "fullScreen" | "tall" | "label" | "title" | "header"> & {
  title: string;
};

/** A sheet from below, 92 % high, for content that does not fit on a phone, such as filters. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} size="md" mobile="sheet" tall />;
}
