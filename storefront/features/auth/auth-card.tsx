import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface AuthCardProps {
  /** As wide as the modal of the same form. */
  size: "sm" | "xl";
  children: ReactNode;
}

/** What a modal's panel is on a page of its own. */
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
