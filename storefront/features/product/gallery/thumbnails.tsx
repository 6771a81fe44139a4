import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { ProductImage } from "../../../../ui/product-image.tsx";
import { dimmedAtNight } from "../dimmed-at-night.ts";

interface ThumbnailsProps {
  pictures: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** Where there is room for them; a phone shows dots instead. */
export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const t = useTranslate();
  if (pictures.length < 2) return null;
  return (
    <ul className="grid gap-2.5 max-md:hidden">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={t("product.picture-of", { number: index + 1, count: pictures.length })}
            aria-current={index === current ? "true" : undefined}
            onClick={() => onChoose(index)}
            className="block w-full cursor-pointer overflow-hidden rounded-card border border-line transition-shadow aria-[current]:ring-2 aria-[current]:ring-pri aria-[current]:ring-offset-2 aria-[current]:ring-offset-bg"
          >
            <ProductImage
              src={picture}
              preset="thumbnail"
              alt=""
              className={classNames("aspect-square h-auto w-full bg-sunk object-cover", dimmedAtNight)}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
