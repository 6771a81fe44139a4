import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";
import { CLAIM_TEXT } from "#domain/aftersales/claims/claim-rules.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Block } from "#ui/block.tsx";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/field.tsx";
import { useClaimMessage } from "./use-claim-message.ts";

interface DisagreeProps {
  claim: ClaimView;
  name: string;
}

/** The way on for who does not agree: once more here, or elsewhere. */
export function Disagree({ claim, name }: DisagreeProps) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  if (claim.state !== "rejected" && claim.state !== "resolved") return null;
  return (
    <Block title={t("claim.disagree")}>
      <p className="text-sm text-pretty text-ink2">
        {claim.reopen_until
          ? t("claim.disagree-text", { moment: deadline(claim.reopen_until) })
          : t("claim.disagree-over")}
      </p>
      {claim.can_reopen && <ReopenForm name={name} />}
    </Block>
  );
}

function ReopenForm({ name }: { name: string }) {
  const t = useTranslate();
  const { props, field, busy, form, broken, problem } = useClaimMessage("reopen", name);
  return (
    <form {...props} className="mt-4 grid gap-4">
      <FormProblems form={form} broken={broken} problem={problem} />
      <TextareaField {...field("text")} label={t("claim.reopen-text")} maxLength={CLAIM_TEXT.max} />
      <Button type="submit" variant="outline" busy={busy} className="justify-self-start">
        {t("claim.reopen")}
      </Button>
    </form>
  );
}
