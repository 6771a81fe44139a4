import { AgreementText } from "#storefront/commerce/consents/agreement-text.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

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
      <AgreementText sentence="checkout.confirm.terms" />
    </Checkbox>
  );
}
