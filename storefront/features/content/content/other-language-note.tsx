import { Suspense } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

const Note = late(async () => (await import("#ui/note.tsx")).Note);

/** Says why a text is not in the page's language. */
export function OtherLanguageNote({ language }: { language: Language }) {
  const t = useTranslate();
  if (language === t.language) return null;
  return (
    <Suspense fallback={null}>
      <Note className="mt-6">{t("content.not-translated")}</Note>
    </Suspense>
  );
}
