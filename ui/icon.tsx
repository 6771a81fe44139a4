import type { ComponentProps } from "react";

/** An icon of the set that the build has drawn as one path; how it is stroked stands in base.css. */
export function drawIcon(path: string, { className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={className ? `lucide ${className}` : "lucide"}>
      <path d={path} />
    </svg>
  );
}
