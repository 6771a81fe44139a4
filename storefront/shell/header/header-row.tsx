import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface HeaderRowProps {
  tall?: boolean;
  /** A hairline below; otherwise only in the compact header. */
  lined?: boolean;
  coloured?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The row of which 64 px stay visible while the page scrolls down. Its background moves up behind it, so that the
 * layout does not shift.
 */
export function HeaderRow({ tall = false, lined = false, coloured = false, className, children }: HeaderRowProps) {
  const lineAtRest = lined ? "border-line" : "border-transparent group-data-compact/header:border-line";
  return (
    <div className="pointer-events-auto relative z-2">
      <div
        aria-hidden="true"
        className={classNames(
          "absolute inset-0 border-b bg-header transition-transform duration-sheet",
          coloured ? "border-transparent" : lineAtRest,
          tall
            ? "tablet:group-data-compact/header:-translate-y-3.5"
            : "tablet:group-data-compact/header:-translate-y-2.5",
        )}
      />
      <div
        className={classNames(
          "container-page isolate flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-2 tablet:py-1",
          tall ? "tablet:min-h-23" : "tablet:min-h-21",
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
