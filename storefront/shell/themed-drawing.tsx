import type { Drawing } from "../themes/theme-assets.server.ts";
import { useColourMode } from "./navigation/use-colour-mode.ts";

interface ThemedDrawingProps {
  drawing: Drawing;
  width: number;
  height: number;
  className?: string;
  /** The largest picture of the first screen: fetched before all others. */
  isFirst?: boolean;
}

/** A drawing of the theme, by night where the visitor's colour mode says so. Decorative: readers are told nothing. */
export function ThemedDrawing({ drawing, width, height, className, isFirst = false }: ThemedDrawingProps) {
  const { current: mode } = useColourMode();
  const { day, night } = drawing;
  return (
    <picture className="contents">
      {mode === "system" && night && (
        // Hidden, or it would take a cell of the grid around the picture.
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
