import { type MouseEvent, type SyntheticEvent, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { closeOnBack, giveEntryBack } from "./close-on-back.ts";
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
  // Together with the dialog: a sheet that is seen can be closed.
  useLayoutEffect(() => (isSheet ? closeOnBack(() => handle.current(false)) : undefined), [isSheet]);
}

function ModalDialog({ onGone, ...given }: ModalProps & { onGone: () => void }) {
  const { open, label, title, blockOutsideClose } = given;
  /** By the icon, Esc or a click outside. */
  const dismiss = () => {
    giveEntryBack();
    given.onHandle(false);
  };
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useNativeDialog(dialog, open, onGone);
  useClosedByBack(given);

  function cancel(event: SyntheticEvent) {
    // A file field's own "cancel" bubbles up to here.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    dismiss();
  }

  function close() {
    // The browser may close a dialog by itself, as on a second Esc.
    if (open && !dialog.current?.open) dismiss();
  }

  function click(event: MouseEvent) {
    // A text selection that is dragged out of the panel also ends in a click outside, but did not start there.
    const outside = pressedOutside.current && event.target === dialog.current;
    if (outside && !blockOutsideClose) dismiss();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is Esc, handled by onCancel.
    <dialog
      ref={dialog}
      className="modal"
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      data-testid={given["data-testid"]}
      onCancel={cancel}
      onClose={close}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={click}
    >
      <ModalPanel {...given} onDismiss={dismiss} titleId={titleId} />
    </dialog>
  );
}
