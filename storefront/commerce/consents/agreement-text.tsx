import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useLocalPath } from "../../shell/navigation/use-local-path.ts";

/** A sentence with the purchase agreement as a link, whose position depends on the language. */
export function AgreementText({ sentence }: { sentence: "checkout.confirm.terms" | "agreement.terms" }) {
  const t = useTranslate();
  const href = useLocalPath("/purchase-agreement");
  const text = t("checkout.confirm.agreement");
  const [before, after] = t(sentence, { agreement: "|" }).split("|");
  return (
    <>
      {before}
      {/* Opens in a new tab so that the page is not left. */}
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${text}, ${t("a11y.opens-new-tab")}`}
        className="font-semibold text-pri underline underline-offset-3"
      >
        {text}
      </a>
      {after}
    </>
  );
}
