import type { ReactNode } from "react";

interface FacetGroupProps {
  name: string;
  /** Initially; afterwards the browser keeps the state. */
  isOpen: boolean;
  /** The selected terms, shown while the group is closed. */
  summary: string;
  children: ReactNode;
}

/** A native `details` element, so that it works without JavaScript. */
export function FacetGroup({ name, isOpen, summary, children }: FacetGroupProps) {
  return (
    <details open={isOpen} className="group/facet border-b border-line last:border-b-0 tablet:last:border-b">
      <summary className="icon icon-chevron-down flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-tag before:order-1 before:size-4.5 before:transition-transform before:duration-move group-open/facet:before:rotate-180 [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-ui font-semibold">{name}</h3>
        {summary && <span className="truncate text-sm text-pri group-open/facet:hidden">{summary}</span>}
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
