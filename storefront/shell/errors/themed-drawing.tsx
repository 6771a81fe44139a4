import { useSyncExternalStore } from "react";
import type { Drawing } from "../../themes/theme-assets.server.ts";
import { usePageData } from "../page-data.tsx";

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
  const mode = useColourMode();
  const { day, night } = drawing;
  return (
    <picture className="contents">
      {mode === "system" && night && <source srcSet={night} media="(prefers-color-scheme: dark)" />}
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

/** The mode as the document wears it now, since a visitor can change it without leaving the page. */
function useColourMode(): string | undefined {
  const { colourMode } = usePageData();
  return useSyncExternalStore(
    watchMode,
    () => document.documentElement.dataset.mode,
    () => colourMode,
  );
}

function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-mode"] });
  return () => observer.disconnect();
}
