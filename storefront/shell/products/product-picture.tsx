import { PackageOpen } from "lucide-react";
import { presetImage } from "../../../domain/images/presets.ts";
import { classNames } from "../../../ui/class-names.ts";

interface ProductPictureProps {
  /** A source for the resizing route, or none. */
  source: string | null;
  alt: string;
  /** How wide it stands in the layout, as the browser wants to know it. */
  sizes?: string;
  /** On the first screen: it is fetched before everything else. */
  priority?: boolean;
  className?: string;
}

/** A product's picture in its frame of 1 : 1.08; the frame's room is there before the picture is. */
export function ProductPicture({ source, alt, sizes, priority = false, className }: ProductPictureProps) {
  const frame = classNames("aspect-[1/1.08] w-full rounded-card bg-sunk object-cover", className);
  if (source === null) {
    return (
      <span role="img" aria-label={alt} className={classNames("grid place-items-center text-ink3", frame)}>
        <PackageOpen aria-hidden="true" className="size-10" />
      </span>
    );
  }
  return (
    <img
      {...presetImage(source, "card", sizes)}
      alt={alt}
      width={400}
      height={432}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      className={classNames(frame, "in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]")}
    />
  );
}
