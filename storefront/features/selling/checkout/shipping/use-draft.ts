import { useEffect, useRef } from "react";
import type { CheckoutDraft } from "#contracts/shop/selling/checkout-data.ts";
import { browserApi } from "#storefront/browser-api.ts";

const TYPING_PAUSE_MS = 300;

/** A reload asks for the new page before the old one is hidden; phones hide a page without unloading it. */
const LEAVING = ["beforeunload", "pagehide"] as const;

const KEPT = [
  "email",
  "delivery_method",
  "first_name",
  "last_name",
  "first_address",
  "city",
  "zip",
  "phone_number",
  "company_name",
  "company_code",
  "company_vat_number",
  "company_address",
  "courier_note",
  "gift_message",
  "wants_company",
  "wants_courier_note",
  "wants_gift_message",
] as const satisfies readonly (keyof CheckoutDraft)[];

/** Saves the draft soon after the last key and when the page is left, so that nothing is typed twice (CHECKOUT-05). */
export function useDraft(slug: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<HTMLFormElement>(null);

  useEffect(() => {
    /** A page that is left cancels its calls, so a beacon is sent. */
    function saveAtOnce() {
      clearTimeout(timer.current);
      if (!unsaved.current) return;
      const body = JSON.stringify({ slug, draft: draftOf(unsaved.current) });
      unsaved.current = null;
      navigator.sendBeacon("/api/checkout/save-draft", new Blob([body], { type: "application/json" }));
    }
    for (const event of LEAVING) window.addEventListener(event, saveAtOnce);
    return () => {
      for (const event of LEAVING) window.removeEventListener(event, saveAtOnce);
      saveAtOnce();
    };
  }, [slug]);

  return {
    saveSoon(form: HTMLFormElement): void {
      clearTimeout(timer.current);
      unsaved.current = form;
      // A page that is left before the answer cancels this call, and sends a beacon instead. A failure is ignored:
      // complete fields are stored by their own calls.
      const saved = () => {
        if (timer.current === pause) unsaved.current = null;
      };
      const pause = setTimeout(() => {
        browserApi.checkout.saveDraft({ slug, draft: draftOf(form) }).then(saved, () => {});
      }, TYPING_PAUSE_MS);
      timer.current = pause;
    },
    /** Drops the unsaved draft, because other calls have stored its fields. */
    discard(): void {
      clearTimeout(timer.current);
      unsaved.current = null;
    },
  };
}

function draftOf(form: HTMLFormElement): CheckoutDraft {
  const typed = new FormData(form);
  return Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = typed.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
