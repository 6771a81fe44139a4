import { Fragment } from "react";
import { useTranslate } from "../../../../client/i18n/messages-provider.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { useLocalPath } from "../../../shell/navigation/use-local-path.ts";

const NAME = "terms_accepted";

/** Of the two places that it stands in, one is shown. */
export function focusAgreement(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(`[name=${NAME}]`)];
  boxes.find((box) => box.checkVisibility())?.focus();
}

interface AgreementProps {
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}

/** Must be ticked before ordering; stands beside the button that obliges to pay. */
export function Agreement({ isAgreed, error, onChange }: AgreementProps) {
  return (
    <Checkbox
      name={NAME}
      checked={isAgreed}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      className="text-sm"
    >
      <AgreementText />
    </Checkbox>
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
