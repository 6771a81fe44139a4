import { Package } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { ProductImage } from "#ui/product-image.tsx";

const FILES = "/files/";

interface ParcelPhotoProps {
  /** Undefined while nobody has seen the box. */
  picture: string | undefined;
  alt: string;
  isLarge?: boolean;
  className?: string;
}

/** A photo that the warehouse took. Stored files are for their owner alone and come in one size. */
export function ParcelPhoto({ picture, alt, isLarge = false, className }: ParcelPhotoProps) {
  if (picture === undefined) return <NotSeenYet className={className} />;
  const look = classNames("bg-sunk object-cover", className);
  if (picture.startsWith(FILES))
    return <img src={picture} alt={alt} width={400} height={400} loading="lazy" className={look} />;
  return <ProductImage src={picture} alt={alt} preset={isLarge ? "gallery" : "thumbnail"} ratio={1} className={look} />;
}

function NotSeenYet({ className }: { className: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("grid place-items-center border border-dashed border-line2 text-ink3", className)}
    >
      <Package className="size-1/3" />
    </span>
  );
}
