import { Spinner } from "./spinner.tsx";

export interface LoadingOverlayProps {
  visible: boolean;
  label: string;
}

/** Shown as a popover to lie above an open modal, which is in the browser's top layer. */
export function LoadingOverlay({ visible, label }: LoadingOverlayProps) {
  if (!visible) return null;
  return (
    <div
      ref={(overlay) => overlay?.showPopover?.()}
      popover="manual"
      role="status"
      className="fixed inset-0 z-[1100] m-0 grid size-full max-h-none max-w-none place-items-center border-0 bg-bg/80 p-0 text-pri"
    >
      <span className="grid justify-items-center gap-4">
        <Spinner className="text-4xl" />
        <span className="text-ui font-label text-ink">{label}</span>
      </span>
    </div>
  );
}
