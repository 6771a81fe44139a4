import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ComponentHint } from "#domain/catalogue/products/component-hint.ts";
import type { ProductPageData } from "../product-data.ts";
import { Facts } from "./facts.tsx";
import { PageSection } from "./page-section.tsx";
import { Specifications } from "./specifications.tsx";

interface ProductDetailsProps {
  page: ProductPageData;
  hint: ComponentHint | undefined;
}

export function ProductDetails({ page, hint }: ProductDetailsProps) {
  const t = useTranslate();
  const { description } = page.product;
  return (
    <div className="grid gap-y-8 max-md:gap-y-0 md:gap-y-12">
      <div className="max-md:border-b max-md:border-line max-md:pb-6">
        <Facts />
      </div>
      {description !== "" && (
        <PageSection title={t("product.about")} isHinted={hint === "description"} startsOpen>
          <Paragraphs text={description} />
        </PageSection>
      )}
      <PageSection title={t("product.specifications")} isHinted={hint === "specifications"}>
        <Specifications page={page} />
      </PageSection>
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid max-w-[68ch] gap-3 text-[1.0625rem]/7 text-ink2 wrap-anywhere">
      {[...new Set(text.split(/\n+/))].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
