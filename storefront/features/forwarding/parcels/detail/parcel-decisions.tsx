import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { ReturnModal } from "./return-form.tsx";
import { useParcelCall } from "./use-parcel-call.ts";

const CALLS = {
  cancel: browserApi.parcels.cancel,
  hand_over: browserApi.parcels.handOver,
  give_up: browserApi.parcels.giveUp,
};
type Confirmed = keyof typeof CALLS;

const DECISIONS = ["cancel", "hand_over", "ask_return", "give_up"] as const;
type Decision = (typeof DECISIONS)[number];

/** Decisions that end a parcel's storage. Each needs a confirmation, because it cannot easily be undone. */
export function ParcelDecisions({ parcel }: { parcel: ParcelDetails }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Decision | null>(null);
  const offered = DECISIONS.filter((decision) => parcel.actions.includes(decision));
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((decision) => (
        <Button key={decision} variant="text" size="sm" onClick={() => setAsked(decision)}>
          {t(`parcel.decide.${decision}`)}
        </Button>
      ))}
      {asked === "ask_return" && <ReturnModal parcel={parcel} onHandle={() => setAsked(null)} />}
      {asked && asked !== "ask_return" && (
        <DecisionModal parcel={parcel} decision={asked} onHandle={() => setAsked(null)} />
      )}
    </div>
  );
}

interface DecisionModalProps {
  parcel: ParcelDetails;
  decision: Confirmed;
  onHandle: () => void;
}

function DecisionModal({ parcel: { number }, decision, onHandle }: DecisionModalProps) {
  const t = useTranslate();
  const { call, busy } = useParcelCall();

  async function confirm() {
    await call((options) => CALLS[decision]({ number }, options));
    onHandle();
  }

  const footer = (
    <>
      <Button variant="outline" onClick={onHandle}>
        {t("parcel.decide.no")}
      </Button>
      <Button variant="danger" busy={busy} onClick={confirm}>
        {t(`parcel.decide.${decision}`)}
      </Button>
    </>
  );
  return (
    <Modal
      open
      {...{ onHandle, footer }}
      size="sm"
      title={t(`parcel.decide.${decision}.title`, { number })}
      closeLabel={t("a11y.close")}
    >
      <p className="text-ui text-ink2">{t(`parcel.decide.${decision}.text`)}</p>
    </Modal>
  );
}
