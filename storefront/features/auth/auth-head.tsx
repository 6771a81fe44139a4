import type { AuthPlace } from "./auth-place.ts";

interface AuthHeadProps {
  place: AuthPlace;
  title: string;
  text?: string;
}

export function AuthHead({ place, title, text }: AuthHeadProps) {
  return (
    <div className="mb-5">
      {place === "page" ? (
        <h1 className="type-h2">{title}</h1>
      ) : (
        <h2 data-modal-title tabIndex={-1} className="type-h2 pe-10">
          {title}
        </h2>
      )}
      {text && <p className="mt-1.5 text-ui text-ink2">{text}</p>}
    </div>
  );
}
