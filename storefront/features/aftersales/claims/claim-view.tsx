import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView as Claim } from "#contracts/shop/aftersales/claims.ts";
import { MOST_FILES_PER_SUBJECT } from "#domain/operations/files/file-limits.ts";
import { StepLine } from "#storefront/commerce/orders/step-line.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Block } from "#ui/block.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ClaimFacts, ClaimSums } from "./claim-facts.tsx";
import { claimSteps } from "./claim-steps.ts";
import { ClaimStory } from "./claim-story.tsx";
import { Disagree } from "./disagree.tsx";
import { Evidence } from "./evidence.tsx";

interface ClaimViewProps {
  claim: Claim;
  /** The claim's number, or the token of a link to it. */
  name: string;
}

const COURIER = { name: "", delivery_type: "door" as const };

/** FORWARDING-06: a claim's status, the customer's next action, the evidence and the possible sum. */
export function ClaimView({ claim, name }: ClaimViewProps) {
  const t = useTranslate();
  const { day } = useMomentText();
  const { state, files } = claim;
  return (
    <div className="grid gap-4 md:gap-5">
      {claim.can_answer && <AnswerForm claim={claim} name={name} />}
      <Panel title={t(`claim.status.${state}`)} titleClassName="type-h3">
        {state === "rejected" ? (
          <Note tone="bad" className="mt-3">
            {t("claim.next.rejected", { reason: claim.reason?.replace(/[\s.]+$/, "") ?? "" })}
          </Note>
        ) : (
          <p role="status" className="mt-1 max-w-prose text-ui text-pretty text-ink2">
            {t(`claim.next.${state}`)}
          </p>
        )}
        <StepLine order={{ steps: claimSteps(claim, day), courier: COURIER }} className="mt-5" />
      </Panel>
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4 md:gap-5">
          <Block
            title={t("claim.evidence")}
            aside={t("claim.evidence-count", { count: files.length, most: MOST_FILES_PER_SUBJECT })}
          >
            <Evidence claim={claim} />
          </Block>
          <Block title={t("claim.history")}>
            <ClaimStory claim={claim} />
          </Block>
        </div>
        <div className="grid gap-4 md:gap-5">
          <ClaimFacts claim={claim} />
          <ClaimSums claim={claim} />
          <Disagree claim={claim} name={name} />
        </div>
      </div>
    </div>
  );
}
