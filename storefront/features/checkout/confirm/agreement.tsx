import { Fragment } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { useLocalPath } from "../../../shell/navigation/use-local-path.ts";

export const TERMS_ID = "terms-accepted";

interface AgreementProps {
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}

/** Must be ticked before ordering. */
export function Agreement({ isAgreed, error, onChange }: AgreementProps) {
  return (
    <div className="rounded-panel border border-line bg-surface p-5 text-ui md:px-7">
      <Checkbox
        id={TERMS_ID}
        name="terms_accepted"
        checked={isAgreed}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      >
        <AgreementText />
      </Checkbox>
    </div>
  );
}

/** The position of the link in the sentence depends on the language. */
function AgreementText() {
  const t = useTranslate();
  const href = useLocalPath("/purchase-agreement");
  const pieces = t("checkout.confirm.terms", { agreement: "|agreement|" }).split("|");
  const text = t("checkout.confirm.agreement");
  return pieces.map((piece) =>
    piece === "agreement" ? (
      // Opens in a new tab so that the checkout is not left.
      <a
        key={piece}
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${text}, ${t("a11y.opens-new-tab")}`}
        className="font-semibold text-pri underline underline-offset-3"
      >
        {text}
      </a>
    ) : (
      <Fragment key={piece}>{piece}</Fragment>
    ),
  );
}
