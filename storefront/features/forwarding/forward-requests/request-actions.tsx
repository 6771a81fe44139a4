import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { CancelRequest } from "./cancel-request.tsx";

/** Pays, changes or cancels a request, where its state allows it. */
export function RequestActions({ request }: { request: RequestDetails }) {
  const { slug, state, actions, due, currency, may_act } = request;
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();
  const edit = () =>
    run(async () => {
      const context = { idempotencyKey: crypto.randomUUID() };
      await browserApi.forwardRequests.edit({ slug, language_id: languageId }, { context });
      await revalidate();
    });
  const isPayable = may_act && due !== null && (state === "awaiting_payment" || state === "rehearsed");
  if (!isPayable && !actions.includes("cancel")) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      {isPayable && (
        <LocalLink to={`/payment/${slug}`} className={buttonClass()}>
          {t("forwarding.pay", { amount: formatMoney(due, currency, t.language) })}
        </LocalLink>
      )}
      {actions.includes("edit") && (
        <Button variant="outline" busy={busy} onClick={edit}>
          {t("forwarding.change")}
        </Button>
      )}
      {actions.includes("cancel") && <CancelRequest request={request} />}
    </div>
  );
}
