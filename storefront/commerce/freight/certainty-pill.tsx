import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ShownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { Pill } from "#ui/pill.tsx";

/** Whether a line of a price is fixed, an estimate, or the most that it can be. */
export function CertaintyPill({ certainty }: { certainty: ShownCertainty | undefined }) {
  const t = useTranslate();
  return certainty && <Pill dot={false}>{t(`forwarding.certainty.${certainty}`)}</Pill>;
}
