import { classNames } from "./class-names.ts";

/** Size and radius are given as classes, so that a skeleton has the geometry of the content it replaces. */
export function Skeleton({ className = "h-4 w-full rounded-tag" }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
