import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import type { LinkName } from "#storefront/shell/navigation/site-links.ts";
import { useSiteLinks } from "#storefront/shell/navigation/use-site-links.ts";

/** Frequent searches; some need a service that the storefront may not have. */
const WORDS: readonly { word: MessageKey; about?: LinkName }[] = [
  { word: "faq.typed.parcel", about: "track" },
  { word: "faq.typed.duty" },
  { word: "faq.typed.return" },
  { word: "faq.typed.address", about: "forward" },
  { word: "faq.typed.batteries" },
];

export function useTypedWords(): string[] {
  const t = useTranslate();
  const offered = useSiteLinks(["track", "forward"]).map(({ name }) => name);
  return WORDS.filter(({ about }) => !about || offered.includes(about)).map(({ word }) => t(word));
}
