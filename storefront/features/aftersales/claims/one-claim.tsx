import { FormProblems } from "#client/forms/form-problems.tsx";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Block } from "#ui/block.tsx";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { ClaimFields } from "./claim-fields.tsx";
import type { Proved } from "./lookup-form.tsx";
import { AboutText } from "./own-claimables.tsx";
import { type SentClaim, useClaimForm } from "./use-claim-form.ts";
import { WantsChoice } from "./wants-choice.tsx";

interface OneClaimProps {
  proved: Proved;
  isSignedIn: boolean;
  onChange: () => void;
  onSent: (claim: SentClaim) => void;
}

/** The second step: what is wrong with what was found. */
export function OneClaim({ proved, isSignedIn, onChange, onSent }: OneClaimProps) {
  const t = useTranslate();
  const { about } = proved;
  return (
    <>
      <Block step={1} title={t("claim.step-about")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <AboutText about={about} />
          <Button variant="outline" size="sm" onClick={onChange}>
            {t("claim.change")}
          </Button>
        </div>
      </Block>
      {about.open_claim && <Already number={about.open_claim} about={about.number} />}
      {!about.open_claim && about.kinds.length === 0 && (
        <Note tone="warn">{t("claim.none", { number: about.number })}</Note>
      )}
      {!about.open_claim && about.kinds.length > 0 && (
        <Block step={2} title={t("claim.step-problem")}>
          <TheForm proved={proved} isSignedIn={isSignedIn} onSent={onSent} />
        </Block>
      )}
    </>
  );
}

function Already({ number, about }: { number: string; about: string }) {
  const t = useTranslate();
  return (
    <Note tone="info">
      {t("claim.already", { number, about })} {t("claim.already-guest")}
    </Note>
  );
}

function TheForm({ proved: { about, email }, isSignedIn, onSent }: Omit<OneClaimProps, "onChange">) {
  const t = useTranslate();
  const { props, field, busy, form, broken, problem } = useClaimForm({
    abouts: [about],
    email,
    onSent: ([first]) => first && onSent(first),
  });
  return (
    <form {...props} className="grid gap-5">
      <FormProblems form={form} broken={broken} problem={problem} />
      <ClaimFields about={about} field={field} />
      {isSignedIn && email === undefined && <WantsChoice />}
      <Button type="submit" busy={busy} busyLabel={t("claim.send-busy")} className="sm:justify-self-start">
        {t("claim.send")}
      </Button>
    </form>
  );
}
