import type { ComponentProps } from "react";

/** An icon that the build has merged into one path (tools/vite-icons.ts); its stroke is set in base.css. */
export function drawIcon(path: string, { className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={className ? `lucide ${className}` : "lucide"}>
      <path d={path} />
    </svg>
  );
}
