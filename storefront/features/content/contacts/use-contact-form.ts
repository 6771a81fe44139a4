import { useRef } from "react";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { checkMessage } from "#domain/content/contacts/contact-message.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { evidenceOf } from "./evidence.ts";
import type { Sent } from "./sent-message.tsx";

const readTyped = (typed: FormData) => ({
  reason: textOf(typed, "reason"),
  order_number: textOf(typed, "own_order") || textOf(typed, "order_number"),
  name: textOf(typed, "name"),
  email: textOf(typed, "email"),
  subject: textOf(typed, "subject"),
  message: textOf(typed, "message"),
  website: textOf(typed, "website"),
});

export function useContactForm(onSent: (sent: Sent) => void) {
  const shownIn = useShownIn();
  const key = useIdempotencyKey();
  const evidence = useRef<ReturnType<typeof evidenceOf>>(null);
  const browser = () => {
    evidence.current ??= evidenceOf();
    return evidence.current;
  };
  const renew = () => {
    key.renew();
    browser().renew();
  };
  const form = useCallForm({
    read: readTyped,
    check: checkMessage,
    send: async (typed) => {
      const shown = await browser().take();
      const sending = { context: { idempotencyKey: key.current() } };
      const { number } = await browserApi.contacts.write({ ...shownIn, ...typed, ...shown }, sending);
      renew();
      onSent({ number, email: typed.email.trim() });
    },
    // Without an answer the message may have arrived: it is sent again as it was.
    onRefused: (code) => code !== null && renew(),
  });
  return { ...form, begin: () => browser().begin() };
}
