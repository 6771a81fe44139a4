import { Smartphone } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ReservablePhone } from "#contracts/shop/selling/phone-reservations.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ReserveForm } from "./reserve-form.tsx";

/** ROUTE-45: the phones that one can queue for. */
export function PhonesPage({ phones }: { phones: readonly ReservablePhone[] }) {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t("phone-reservation.title")} description={t("phone-reservation.text")} />
      <h1 className="type-h1">{t("phone-reservation.title")}</h1>
      <p className="mt-1 mb-6 max-w-[44rem] text-ui text-ink2">{t("phone-reservation.text")}</p>
      {phones.length > 0 ? <ReserveForm phones={phones} /> : <NoPhones />}
    </>
  );
}

function NoPhones() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("phone-reservation.empty.title")}
      text={t("phone-reservation.empty.text")}
      drawing={<Smartphone className="size-14 text-pri" />}
      action={
        <LocalLink to="/marketplace" className={buttonClass()}>
          {t("phone-reservation.empty.action")}
        </LocalLink>
      }
    />
  );
}
