import type { AuthVariant } from "./auth-variant.ts";

interface AuthHeadProps {
  variant: AuthVariant;
  title: string;
  text?: string;
}

export function AuthHead({ variant, title, text }: AuthHeadProps) {
  return (
    <div className="mb-5">
      {variant === "page" ? (
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
