import { useState } from "react";
import { imageSize } from "#domain/shared/images/image-size.ts";
import { type ImagePreset, presetImage } from "#domain/shared/images/presets.ts";
import { classNames } from "./class-names.ts";

interface ProductImageProps {
  /** A source of the image route, such as `media/shoes/1.jpg`, or null where there is no picture. */
  src: string | null;
  alt: string;
  preset?: ImagePreset;
  /** Width by height; the room is reserved before the picture loads. */
  ratio?: number;
  /** The width in the layout, where it differs from the preset's. */
  sizes?: string;
  /** The largest picture above the fold: React preloads it in the page's head. */
  priority?: boolean;
  className?: string;
}

const WIDTH = 400;
const PRODUCT_RATIO = 1 / 1.08;
/** Product pictures have a light background, so dark mode dims them a little. */
const AT_NIGHT = "in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]";

/** A picture from the image route in the sizes that screens need (CATALOG-17), or a placeholder of the same shape. */
export function ProductImage({ src, alt, preset = "card", sizes, priority = false, ...frame }: ProductImageProps) {
  const { ratio = PRODUCT_RATIO, className } = frame;
  const [failed, setFailed] = useState<string | null>(null);
  const height = Math.round(WIDTH / ratio);
  if (src === null || src === failed) return <NoPicture alt={alt} height={height} className={className} />;
  return (
    <img
      {...presetImage(src, preset, sizes)}
      alt={alt}
      width={WIDTH}
      height={height}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={classNames(AT_NIGHT, className)}
      onError={() => setFailed(src)}
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && imageSize(image).ratio === 0) setFailed(src);
      }}
    />
  );
}

function NoPicture({ alt, height, className }: { alt: string; height: number; className: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={classNames("bg-sunk fill-none stroke-ink3 stroke-[4]", className)}
    >
      <path
        transform={`translate(200 ${height / 2})`}
        d="m0-56 56 26v60L0 56-56 30v-60Zm0 52 56-26M0-4v60M0-4l-56-26"
      />
    </svg>
  );
}
