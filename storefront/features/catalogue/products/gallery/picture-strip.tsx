import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import type { PictureStripState } from "./use-picture-strip.ts";

/** The `sizes` attribute: the rendered width at each breakpoint. */
const SIZES =
  "(min-width: 1280px) 724px, (min-width: 1025px) calc(100vw - 570px), (min-width: 768px) calc(100vw - 152px), 100vw";

const frame = "aspect-[1/1.08] h-auto w-full bg-sunk object-cover tablet:aspect-[1/1.02]";

interface PictureStripProps {
  pictures: readonly string[];
  alt: string;
  strip: PictureStripState;
}

export function PictureStrip({ pictures, alt, strip }: PictureStripProps) {
  const t = useTranslate();
  if (pictures.length === 0) return <ProductImage src={null} alt={alt} className={`${frame} md:rounded-panel`} />;
  return (
    <ul
      ref={strip.ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={t("product.gallery")}
      onScroll={strip.onScroll}
      onKeyDown={strip.onKeyDown}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] max-md:focus-visible:-outline-offset-3 md:rounded-panel"
    >
      {pictures.map((picture, index) => (
        <li key={picture} className="w-full shrink-0 snap-start snap-always">
          <ProductImage
            src={picture}
            preset="gallery"
            sizes={SIZES}
            priority={index === 0}
            alt={index === 0 ? alt : t("product.picture-of", { number: index + 1, count: pictures.length })}
            className={frame}
          />
        </li>
      ))}
    </ul>
  );
}
