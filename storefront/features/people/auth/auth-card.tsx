import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface AuthCardProps {
  /** The width of the modal with the same form. */
  size: "sm" | "xl";
  children: ReactNode;
}

/** The counterpart of a modal's panel on a page. */
export function AuthCard({ size, children }: AuthCardProps) {
  return (
    <div
      className={classNames(
        "mx-auto md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-surface",
        size === "sm" ? "max-w-[424px] md:p-7" : "max-w-[820px]",
      )}
    >
      {children}
    </div>
  );
}
