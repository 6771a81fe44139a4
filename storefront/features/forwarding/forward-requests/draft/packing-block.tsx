import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Switch } from "#ui/switch.tsx";
import type { OpenRequest } from "../use-request.ts";
import { StepBlock } from "./step-block.tsx";

const CHOICES = ["join", "wrap", "unbox", "insure"] as const;

/** How the parcels are packed, each choice with its price. */
export function PackingBlock({ request, save }: Pick<OpenRequest, "request" | "save">) {
  const t = useTranslate();
  const { packing, fees, currency, parcels } = request;
  const offered = CHOICES.filter((choice) => choice !== "join" || parcels.length > 1);
  function set(choice: (typeof CHOICES)[number], isOn: boolean) {
    const chosen = { ...packing, [choice]: isOn };
    void save((params, options) => browserApi.forwardRequests.setPacking({ ...params, ...chosen }, options), {
      packing: chosen,
    });
  }
  return (
    <StepBlock number={3} title={t("forwarding.packing.title")} isDone>
      <ul>
        {offered.map((choice) => (
          <li
            key={choice}
            className="flex items-start justify-between gap-4 border-line border-t py-3 first:border-t-0"
          >
            <Switch
              name={choice}
              checked={packing[choice]}
              className="grow"
              onChange={({ currentTarget }) => set(choice, currentTarget.checked)}
            >
              <span className="font-semibold">{t(`forwarding.packing.${choice}`)}</span>
              <span className="block text-sm text-ink2">{t(`forwarding.packing.${choice}-text`)}</span>
            </Switch>
            <span className="shrink-0 pt-1 font-semibold tabular-nums pointer-coarse:pt-2.5">
              {fees[choice] === 0 ? t("forwarding.free") : formatMoney(fees[choice], currency, t.language)}
            </span>
          </li>
        ))}
      </ul>
    </StepBlock>
  );
}
