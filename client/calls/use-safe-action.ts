import { useRef, useState } from "react";
import { isDeploymentError } from "#domain/operations/errors/error-kinds.ts";
import { showToast } from "#ui/toast-store.ts";
import { checkConnection, reconnected } from "../connection.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { messageOf } from "../report-error.ts";
import { readRefusal } from "./call-refusal.ts";
import { UnansweredCall } from "./network-call.ts";
import { sayThatItWaits } from "./send-when-connected.ts";

/** Sends with the key; a refusal is shown by itself, a lost connection throws. */
type Send = (idempotencyKey: string) => Promise<void>;

/**
 * For a button whose call may be sent again. Without a connection the button returns to its state at once, and the call
 * is sent when there is one again: once, however often the button was pressed (F40).
 */
export function useSafeAction() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const isWaiting = useRef(false);

  async function attempt(send: Send, key: string, triesLeft = 1): Promise<void> {
    try {
      await send(key);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      if (!(await checkConnection()).isReached) return wait(send, key);
      if (triesLeft > 0) return attempt(send, key, triesLeft - 1);
      showToast({ tone: "error", text: t(readRefusal(error).problem) });
    }
  }

  function wait(send: Send, key: string): void {
    isWaiting.current = true;
    sayThatItWaits(t);
    void reconnected().then(() => {
      isWaiting.current = false;
      return attempt(send, key);
    });
  }

  async function run(send: Send): Promise<void> {
    if (busy) return;
    if (isWaiting.current) return sayThatItWaits(t);
    setBusy(true);
    try {
      await attempt(send, crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  }

  return { run, busy };
}

/** Neither was the call answered, nor could its code be loaded. */
const isUnanswered = (error: unknown) => error instanceof UnansweredCall || isDeploymentError(messageOf(error));
