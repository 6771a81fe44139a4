import { Clock } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { PAY_UNPAID_ORDERS_PATH } from "../../../domain/overlays/unpaid-orders.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";

export function UnpaidOrdersModal({ count, onHandled }: { count: number; onHandled: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const title = t("unpaid.title", { count });
  const pay = () => {
    onHandled();
    void navigate(withLocale(PAY_UNPAID_ORDERS_PATH, t.language));
  };
  return (
    <Modal open onHandle={onHandled} label={title} closeLabel={t("a11y.close")} size="sm" mobile="sheet">
      <div className="grid justify-items-center gap-3 pt-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-warn-fill text-warn">
          <Clock aria-hidden="true" className="size-8" />
        </span>
        <h2 className="type-h3">{title}</h2>
        <p className="text-ink2">{t("unpaid.text")}</p>
        <Button block onClick={pay} className="mt-3">
          {t("unpaid.pay")}
        </Button>
        <Button block variant="text" onClick={onHandled}>
          {t("unpaid.later")}
        </Button>
      </div>
    </Modal>
  );
}
