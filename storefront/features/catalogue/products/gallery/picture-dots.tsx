import { classNames } from "#ui/class-names.ts";

/** Phones only. Decorative: screen readers get the count from the list. */
export function PictureDots({ count, current }: { count: number; current: number }) {
  if (count < 2) return null;
  return (
    <p aria-hidden="true" className="absolute inset-x-0 bottom-4 flex justify-center gap-1.5 md:hidden">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
          key={index}
          className={classNames(
            "h-1.5 rounded-full transition-all duration-move",
            index === current ? "w-5 bg-ink" : "w-1.5 bg-ink3",
          )}
        />
      ))}
    </p>
  );
}
