import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  count?: number;
}

export interface TabListProps<Id extends string> {
  /** Shared with the panel; unique on the page. */
  group: string;
  /** The accessible name of the list. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

export function TabList<Id extends string>({ group, label, tabs, value, onChange, className }: TabListProps<Id>) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[targetOf(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${group}-tab-${next.id}`)?.focus();
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={classNames("flex flex-wrap gap-2", className)}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${group}-tab-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `${group}-panel` : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition-colors hover:border-line2 aria-selected:border-ink aria-selected:bg-ink aria-selected:text-bg forced-colors:aria-selected:underline pointer-coarse:min-h-11"
        >
          {tab.label}
          {tab.count !== undefined && <span className="text-caption font-normal tabular-nums">{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, at: number, length: number): number {
  if (key === "ArrowRight") return (at + 1) % length;
  if (key === "ArrowLeft") return (at - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return -1;
}

export interface TabPanelProps {
  group: string;
  value: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ group, value, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${group}-panel`}
      aria-labelledby={`${group}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA tabs pattern puts the panel into the tab order.
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
