import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface AccentBadgeProps {
  className?: string | undefined;
  children: ReactNode;
}

export function AccentBadge({ className, children }: AccentBadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6.5 items-center rounded-[min(8px,var(--r-field))] bg-acc px-2.5 text-caption font-bold text-onacc",
        className,
      )}
    >
      {children}
    </span>
  );
}
