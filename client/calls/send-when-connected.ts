import type { Translate } from "#i18n/translate.ts";
import { showToast } from "#ui/toast-store.ts";
import { checkConnection, OFFLINE_TOAST, reconnected } from "../connection.ts";
import { UnansweredCall } from "./network-call.ts";

export const sayThatItWaits = (t: Translate) =>
  void showToast({ id: OFFLINE_TOAST, tone: "offline", text: t("offline.will-send") });

/** For what may be sent again: without a connection it waits for one (F40). */
export async function sendWhenConnected<Answer>(send: () => Promise<Answer>, onWait: () => void): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof UnansweredCall) || (await checkConnection()).isReached) throw error;
    onWait();
    await reconnected();
    return sendWhenConnected(send, onWait);
  }
}
