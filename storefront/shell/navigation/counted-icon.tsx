import type { ReactNode } from "react";

interface CountedIconProps {
  count: number;
  /** Names the counted things, for screen readers. */
  label: string;
  children: ReactNode;
}

/** An icon with a number at its corner, where there is something to count. */
export function CountedIcon({ count, label, children }: CountedIconProps) {
  return (
    <span className="relative">
      {children}
      {count > 0 && (
        <span className="absolute start-3.5 -top-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-acc px-1 text-[0.6875rem]/none font-bold text-onacc">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{label}</span>
        </span>
      )}
    </span>
  );
}
