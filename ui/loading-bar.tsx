import { classNames } from "./class-names.ts";

export interface LoadingBarProps {
  /** 0–100 */
  progress: number;
  visible: boolean;
  error?: boolean;
}

/** An SVG, because its width is an attribute: the strict CSP refuses inline styles in server-rendered HTML. */
export function LoadingBar({ progress, visible, error = false }: LoadingBarProps) {
  const share = Math.min(100, Math.max(0, progress));
  return (
    <svg
      aria-hidden="true"
      data-error={error || undefined}
      className={classNames(
        "pointer-events-none fixed inset-x-0 top-0 z-[1200] h-0.5 w-full transition-opacity duration-sheet",
        !visible && "opacity-0",
      )}
    >
      <rect
        width={`${share}%`}
        height="2"
        className={classNames("transition-[width] duration-move", error ? "fill-bad" : "fill-pri")}
      />
    </svg>
  );
}
