import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ContentPage } from "#contracts/shop/content/content.ts";
import { useTextLanguage } from "#storefront/commerce/content/use-text-language.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Blocks } from "./blocks/blocks.tsx";
import { OtherLanguageNote } from "./other-language-note.tsx";

/** ROUTE-03, ROUTE-04, ROUTE-52: a text in one column. */
export function TextPage({ page, cards }: { page: ContentPage; cards: ProductCard[] }) {
  const t = useTranslate();
  const updated = useMomentText().day(page.updated_at);
  const lang = useTextLanguage(page.language);
  return (
    <article>
      <PageHead title={page.title} description={page.description} type="article" />
      <h1 lang={lang} className="type-h1 md:text-[2.5rem]/[2.875rem]">
        {page.title}
      </h1>
      <p className="mt-3 text-sm text-ink3">
        <time dateTime={page.updated_at}>{t("content.updated", { date: updated })}</time>
      </p>
      <OtherLanguageNote language={page.language} />
      <Blocks lang={lang} blocks={page.blocks} cards={cards} className="mt-8" />
    </article>
  );
}
