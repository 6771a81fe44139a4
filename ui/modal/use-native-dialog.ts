import { type RefObject, useEffect, useLayoutEffect } from "react";
import { enterModalStack } from "./modal-stack.ts";

const firstField =
  "[data-autofocus], input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";

/**
 * Opens and closes the browser's native modal dialog, which makes the rest of the page inert, handles Esc and the back
 * gesture, and returns the focus to the opener.
 *
 * A layout effect, since React runs all clean-ups before all effects: when one modal replaces another, the first
 * has returned its focus before the second remembers where to return to.
 */
export function useNativeDialog(ref: RefObject<HTMLDialogElement | null>, open: boolean, onGone: () => void) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    keepScrollbarRoom();
    dialog.showModal();
    focusFirst(dialog);
    const leaveStack = enterModalStack(dialog);
    return () => {
      leaveStack();
      dialog.close();
    };
  }, [ref, open]);

  useEffect(() => {
    if (open) return;
    let reopened = false;
    const closing = ref.current?.getAnimations().map((animation) => animation.finished) ?? [];
    void Promise.allSettled(closing).then(() => {
      if (!reopened) onGone();
    });
    return () => {
      reopened = true;
    };
  }, [ref, open, onGone]);
}

function focusFirst(dialog: HTMLDialogElement) {
  const target =
    dialog.querySelector<HTMLElement>(firstField) ??
    dialog.querySelector<HTMLElement>("[data-modal-title]") ??
    dialog.querySelector<HTMLElement>(".modal-panel");
  target?.focus();
}

function keepScrollbarRoom() {
  const { documentElement: root, body } = document;
  if (getComputedStyle(body).overflow === "hidden") return;
  root.style.setProperty("--scrollbar-width", `${window.innerWidth - root.clientWidth}px`);
}
