import { ArrowRight } from "lucide-react";
import { LocalLink } from "../../shell/navigation/local-link.tsx";

interface SectionHeadProps {
  id: string;
  title: string;
  /** Where all of it is. */
  more?: { to: string; label: string };
}

export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4 md:mb-6">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      {more && (
        <LocalLink
          to={more.to}
          className="inline-flex min-h-8 shrink-0 items-center gap-2 text-sm font-semibold text-pri hover:underline md:text-ui pointer-coarse:min-h-11"
        >
          {more.label}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </LocalLink>
      )}
    </div>
  );
}
