import { classNames } from "../class-names.ts";

/** For the links and buttons in a menu's panel. */
export function menuItemClass({ selected = false }: { selected?: boolean } = {}): string {
  return classNames(
    "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-start text-ui hover:bg-sunk",
    "focus-visible:bg-soft focus-visible:outline-offset-0",
    selected && "bg-soft font-semibold text-softink hover:bg-soft",
  );
}

export function menuPanelClass(align: "start" | "end", className?: string): string {
  return classNames(
    "absolute top-full z-40 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-[max(100%,11rem)] overflow-y-auto rounded-card border",
    "border-line bg-surface p-2 text-ink shadow-sh3 transition duration-move starting:-translate-y-1 starting:opacity-0",
    "max-h-[min(70vh,32rem)]",
    align === "end" ? "end-0" : "start-0",
    className,
  );
}
