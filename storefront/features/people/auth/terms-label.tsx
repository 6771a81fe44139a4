import { Fragment } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useLocalPath } from "#storefront/shell/navigation/use-local-path.ts";
import { authLinkClass } from "./auth-link.tsx";

/** A sentence with two links, whose position depends on the language. */
export function TermsLabel() {
  const t = useTranslate();
  const pieces = t("auth.register.terms", { agreement: "|agreement|", privacy: "|privacy|" }).split("|");
  return pieces.map((piece) => {
    if (piece === "agreement")
      return <TermsLink key={piece} to="/purchase-agreement" text={t("auth.register.terms-agreement")} />;
    if (piece === "privacy")
      return <TermsLink key={piece} to="/privacy-policy" text={t("auth.register.terms-privacy")} />;
    return <Fragment key={piece}>{piece}</Fragment>;
  });
}

/** Opens in a new tab, so that the form is not lost. */
function TermsLink({ to, text }: { to: string; text: string }) {
  const t = useTranslate();
  return (
    <a
      href={useLocalPath(to)}
      target="_blank"
      rel="noopener"
      aria-label={`${text}, ${t("a11y.opens-new-tab")}`}
      className={authLinkClass}
    >
      {text}
    </a>
  );
}
