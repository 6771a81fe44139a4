import { classNames } from "./class-names.ts";

/** Size and radius come as classes, so that a skeleton has the geometry of what it stands for. */
export function Skeleton({ className = "h-4 w-full rounded-tag" }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton", className)} />;
}
