import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ContentPage } from "../../../contracts/shop/content.ts";
import { htmlLanguage } from "../../../domain/storefronts/storefront.ts";
import { PageHead } from "../../shell/head/page-head.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";

type Block = ContentPage["blocks"][number];

/** ROUTE-52: an editorial text. One that is not translated is marked with its language. */
export function ContentArticle({ page }: { page: ContentPage }) {
  const t = useTranslate();
  const isOtherLanguage = page.language !== t.language;
  const updated = useMomentText().day(page.updated_at);
  return (
    <>
      <PageHead title={page.title} description={page.description} type="article" />
      <article lang={isOtherLanguage ? htmlLanguage(page.language) : undefined} className="mx-auto max-w-[720px]">
        <h1 className="type-h1 md:text-[2.5rem]/[2.875rem]">{page.title}</h1>
        <p lang={isOtherLanguage ? htmlLanguage(t.language) : undefined} className="mt-3 text-sm text-ink3">
          <time dateTime={page.updated_at}>{t("content.updated", { date: updated })}</time>
        </p>
        <div className="mt-8 grid gap-4 text-[1.0625rem]/7 wrap-anywhere">
          {page.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity and never move
            <ContentBlock key={index} block={block} />
          ))}
        </div>
      </article>
    </>
  );
}

function ContentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="type-h2 mt-5">{block.text}</h2>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="grid list-disc gap-2 ps-6 marker:text-pri">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
