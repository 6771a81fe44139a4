import { useRevalidator } from "react-router";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { FormProblems } from "#client/forms/form-problems.tsx";
import { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { checkAnnouncement, readAnnouncement } from "#domain/forwarding/parcels/announcement.ts";
import { formatDate } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { AnnouncedFields, readAnnounced, TrackingField } from "./announced-fields.tsx";

/** Corrects what was announced, until the box has arrived. */
export function ChangeAnnouncement({ parcel, onDone }: { parcel: ParcelDetails; onDone: () => void }) {
  const { number, warehouse, expected_on: dayBefore } = parcel;
  const t = useTranslate();
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const { props, field, busy, ...state } = useCallForm({
    read: readAnnounced,
    check: (typed) =>
      checkAnnouncement(readAnnouncement({ ...typed, warehouse }), {
        warehouses: [warehouse],
        today: formatDate(new Date(), "UTC"),
        dayBefore,
      }),
    send: async (typed) => {
      const context = { idempotencyKey: key.current() };
      await browserApi.parcels.changeAnnouncement({ number, ...typed }, { context });
      key.renew();
      showToast({ tone: "success", text: t("parcel.announced.saved") });
      await revalidate();
      onDone();
    },
    onRefused: (code) => code !== null && key.renew(),
  });
  return (
    <form {...props} className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <FormProblems {...state} />
      </div>
      <TrackingField field={field} known={parcel} />
      <AnnouncedFields field={field} known={parcel} />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" busy={busy}>
          {t("parcel.announced.save")}
        </Button>
        <Button variant="text" onClick={onDone}>
          {t("parcel.announced.keep")}
        </Button>
      </div>
    </form>
  );
}
