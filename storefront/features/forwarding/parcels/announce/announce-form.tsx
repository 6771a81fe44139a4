import { useNavigate } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { textOf, useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { checkAnnouncement, readAnnouncement } from "#domain/forwarding/parcels/announcement.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatDate } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { panelClass } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import { AnnouncedFields, readAnnounced, TrackingField } from "./announced-fields.tsx";

const readTyped = (typed: FormData) => ({ ...readAnnounced(typed), warehouse: textOf(typed, "warehouse") });

/** FORWARDING-02: says that a parcel is on its way, so that it is known when it arrives. */
export function AnnounceForm({ addresses }: { addresses: readonly WarehouseAddress[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const key = useIdempotencyKey();
  const { props, field, busy, ...state } = useCallForm({
    read: readTyped,
    check: (typed) =>
      checkAnnouncement(readAnnouncement(typed), {
        warehouses: addresses.map(({ warehouse }) => warehouse),
        today: formatDate(new Date(), "UTC"),
      }),
    send: async (typed) => {
      const { number } = await browserApi.parcels.announce(typed, { context: { idempotencyKey: key.current() } });
      key.renew();
      showToast({ tone: "success", text: t("parcel.announce.done", { number }) });
      await navigate(withLocale(`/parcels/${number}`, t.language));
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className={panelClass("wide", "grid gap-x-4 gap-y-5 md:grid-cols-2")}>
      <div className="empty:hidden md:col-span-2">
        <FormProblems {...state} />
      </div>
      <TrackingField field={field} />
      <SelectField {...field("warehouse")} label={t("parcels.address.warehouse")}>
        {addresses.map(({ warehouse, name }) => (
          <option key={warehouse} value={warehouse}>
            {name}
          </option>
        ))}
      </SelectField>
      <AnnouncedFields field={field} />
      <div className="md:col-span-2">
        <Button type="submit" busy={busy} busyLabel={t("parcel.announce.busy")} className="max-sm:w-full">
          {t("parcel.announce.send")}
        </Button>
      </div>
    </form>
  );
}
