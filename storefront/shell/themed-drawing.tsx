import type { Drawing } from "../themes/theme-assets.server.ts";
import { useColourMode } from "./navigation/settings/use-colour-mode.ts";

interface ThemedDrawingProps {
  drawing: Drawing;
  width: number;
  height: number;
  className?: string;
  /** The largest picture above the fold: fetched first. */
  isFirst?: boolean;
}

/** A drawing of the theme, in its dark version in dark mode. Decorative: hidden from screen readers. */
export function ThemedDrawing({ drawing, width, height, className, isFirst = false }: ThemedDrawingProps) {
  const { current: mode } = useColourMode();
  const { day, night } = drawing;
  return (
    <picture className="contents">
      {mode === "system" && night && (
        // Hidden, because it would otherwise take a cell of the grid around the picture.
        <source srcSet={night} media="(prefers-color-scheme: dark)" className="hidden" />
      )}
      <img
        src={mode === "dark" && night ? night : day}
        alt=""
        width={width}
        height={height}
        fetchPriority={isFirst ? "high" : undefined}
        loading={isFirst ? undefined : "lazy"}
        decoding={isFirst ? undefined : "async"}
        className={className}
      />
    </picture>
  );
}
