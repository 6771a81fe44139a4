import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OrderDetails } from "../../../../contracts/calls/orders.ts";
import { Button } from "../../../../ui/button.tsx";
import { browserApi } from "../../../browser-api.ts";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { useCallAction } from "../../../shell/forms/use-call-action.ts";
import { usePageData } from "../../../shell/page-data.tsx";

/** An unpaid order can be given up; asked twice, because it cannot be taken back. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useCallAction();
  if (!isAsked) {
    return (
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t("order.detail.cancel")}
      </Button>
    );
  }
  return (
    <div role="alertdialog" aria-label={t("order.detail.cancel")} className="rounded-panel border border-line p-5">
      <p className="text-ui">{t("order.detail.cancel-question")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="sm"
          busy={busy}
          onClick={() =>
            run(() => browserApi.orders.cancel({ slug: order.slug, language_id: languageId }).then(() => revalidate()))
          }
        >
          {t("order.detail.cancel-yes")}
        </Button>
        <Button variant="text" size="sm" onClick={() => setAsked(false)}>
          {t("order.detail.cancel-no")}
        </Button>
      </div>
    </div>
  );
}
