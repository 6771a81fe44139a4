const stops = "a[href], [role=tab]";

/** Up and down within a column, left and right between columns. Returns whether the key was handled. */
export function moveInMegaMenu(root: HTMLElement, key: string): boolean {
  const columns = [...root.querySelectorAll<HTMLElement>("[data-column]")];
  const at = columns.findIndex((column) => column.contains(document.activeElement));
  const target = isSideways(key) ? beside(columns, at, key) : within(columns[at], key);
  target?.focus();
  return target !== undefined;
}

const isSideways = (key: string) => key === "ArrowLeft" || key === "ArrowRight";

function beside(columns: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const column = columns[key === "ArrowRight" ? at + 1 : at - 1];
  const chosen = column?.querySelector<HTMLElement>("[aria-selected=true]");
  return chosen ?? column?.querySelector<HTMLElement>(stops) ?? undefined;
}

function within(column: HTMLElement | undefined, key: string): HTMLElement | undefined {
  const all = [...(column?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  return key === "End" ? all.at(-1) : undefined;
}
