import { useState } from "react";
import { showToast } from "#ui/toast-store.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { readRefusal } from "./call-refusal.ts";

/** For a call that a button or switch makes: a failure is shown in a toast. */
export function useCallAction() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  /** Returns whether the call succeeded. */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await call();
      return true;
    } catch (error) {
      showToast({ tone: "error", text: t(readRefusal(error).problem) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy };
}
