import { useState } from "react";
import { showToast } from "../../ui/toast-store.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { readRefusal } from "./call-refusal.ts";

/** A call that a button or switch makes; what stands in its way is told in a notice. */
export function useCallAction() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  /** Whether it succeeded. */
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
