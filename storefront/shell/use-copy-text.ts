import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Copies a text and says so; a browser may refuse. */
export function useCopyText() {
  const t = useTranslate();
  return async (text: string) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    showToast({
      tone: isCopied ? "success" : "error",
      text: t(isCopied ? "parcels.address.copied" : "parcels.address.not-copied"),
    });
  };
}
