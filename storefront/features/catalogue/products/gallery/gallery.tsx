import { Expand } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { PictureDots } from "./picture-dots.tsx";
import { PictureStrip } from "./picture-strip.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

const FullScreenGallery = late(async () => (await import("./full-screen-gallery.tsx")).FullScreenGallery);

interface GalleryProps {
  /** Paths for the image resizer; the first is the page's largest contentful paint. */
  pictures: readonly string[];
  /** Brand, name and colour. */
  alt: string;
}

/** Swiped on phones, controlled by thumbnails or arrow keys elsewhere; opens full screen. */
export function Gallery({ pictures, alt }: GalleryProps) {
  const t = useTranslate();
  const strip = usePictureStrip(pictures.length);
  const [isFullScreen, setFullScreen] = useState(false);
  return (
    <section
      aria-label={t("product.gallery")}
      className="grid items-start gap-5 max-md:-mx-4 md:grid-cols-[84px_minmax(0,1fr)]"
    >
      <Thumbnails pictures={pictures} current={strip.current} onChoose={strip.show} />
      <div className="relative md:col-start-2">
        <PictureStrip pictures={pictures} alt={alt} strip={strip} />
        <Counter number={strip.current + 1} count={pictures.length} />
        <PictureDots count={pictures.length} current={strip.current} />
        {pictures.length > 0 && (
          <div className="absolute end-4 top-4">
            <IconButton
              variant="surface"
              label={t("product.full-screen")}
              aria-haspopup="dialog"
              onClick={() => setFullScreen(true)}
            >
              <Expand aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {isFullScreen && (
        <Suspense>
          <FullScreenGallery
            pictures={pictures}
            alt={alt}
            startAt={strip.current}
            onClose={(last) => {
              setFullScreen(false);
              strip.show(last);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function Counter({ number, count }: { number: number; count: number }) {
  if (count < 2) return null;
  return (
    <p
      aria-hidden="true"
      className="absolute start-5 bottom-5 rounded-full bg-surface px-3 py-1 text-caption font-semibold tabular-nums max-md:hidden"
    >
      {number} / {count}
    </p>
  );
}
