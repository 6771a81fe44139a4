import { type MouseEvent, type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { closeOnBack } from "./close-on-back.ts";
import { ModalPanel } from "./modal-panel.tsx";
import type { ModalProps } from "./modal-props.ts";
import { useNativeDialog } from "./use-native-dialog.ts";

export type { ModalProps } from "./modal-props.ts";

export function Modal(props: ModalProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  const onGone = useCallback(() => setPresent(false), []);
  return present ? <ModalDialog {...props} onGone={onGone} /> : null;
}

function useClosedByBack({ open, onHandle, mobile }: ModalProps): void {
  const handle = useRef(onHandle);
  handle.current = onHandle;
  const isSheet = open && mobile !== "window";
  useEffect(() => (isSheet ? closeOnBack(() => handle.current(false)) : undefined), [isSheet]);
}

function ModalDialog({ onGone, ...props }: ModalProps & { onGone: () => void }) {
  const { open, onHandle, label, title, blockOutsideClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useNativeDialog(dialog, open, onGone);
  useClosedByBack(props);

  function cancel(event: SyntheticEvent) {
    // A file field's own "cancel" bubbles up to here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onHandle(false);
  }

  function close() {
    // The browser may close a dialog by itself, as on a second Esc.
    if (open && !dialog.current?.open) onHandle(false);
  }

  function click(event: MouseEvent) {
    // A text selection that is dragged out of the panel also ends in a click outside, but did not start there.
    const outside = pressedOutside.current && event.target === dialog.current;
    if (outside && !blockOutsideClose) onHandle(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Esc, handled by onCancel.
    <dialog
      ref={dialog}
      className="modal"
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      data-testid={props["data-testid"]}
      onCancel={cancel}
      onClose={close}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={click}
    >
      <ModalPanel {...props} titleId={titleId} />
    </dialog>
  );
}
