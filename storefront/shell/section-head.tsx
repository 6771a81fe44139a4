import { ArrowRight } from "lucide-react";
import { LocalLink } from "./navigation/local-link.tsx";

interface SectionHeadProps {
  id: string;
  title: string;
  /** The link to the whole list. */
  more?: { to: string; label: string } | undefined;
}

export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mb-6">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {more && (
        <LocalLink
          to={more.to}
          className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-pri hover:underline md:text-ui pointer-coarse:min-h-11"
        >
          {more.label}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </LocalLink>
      )}
    </div>
  );
}
