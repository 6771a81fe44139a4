import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ProductImage } from "#ui/product-image.tsx";

interface ThumbnailsProps {
  pictures: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** Hidden on phones, which show dots instead. */
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
              className="aspect-square h-auto w-full bg-sunk object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
