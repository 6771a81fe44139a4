import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard, ParcelDetails } from "#contracts/shop/forwarding/parcel-data.ts";
import { DayField } from "#ui/day-field.tsx";
import { TextareaField, TextField } from "#ui/field.tsx";

const NAMES = ["tracking_number", "carrier", "shop", "expected_on", "note"] as const;

interface FieldsProps<Known> {
  field: (name: string) => { name: string; error: string | undefined };
  /** As it was announced before. */
  known?: Known;
}

export const readAnnounced = (typed: FormData) =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(typed, name)])) as Record<(typeof NAMES)[number], string>;

export function TrackingField({ field, known }: FieldsProps<Pick<ParcelCard, "tracking_number">>) {
  const t = useTranslate();
  return (
    <TextField
      {...field("tracking_number")}
      label={t("parcel.announce.tracking-number")}
      help={t("parcel.announce.tracking-help")}
      autoComplete="off"
      defaultValue={known?.tracking_number ?? ""}
    />
  );
}

type Announced = Pick<ParcelDetails, "shop" | "carrier" | "expected_on" | "note">;

export function AnnouncedFields({ field, known }: FieldsProps<Announced>) {
  const t = useTranslate();
  return (
    <>
      <TextField {...field("shop")} label={t("parcel.announce.shop")} defaultValue={known?.shop} />
      <TextField {...field("carrier")} label={t("parcel.announce.carrier")} defaultValue={known?.carrier} />
      <DayField
        {...field("expected_on")}
        label={t("parcel.announce.expected-on")}
        chooseText={t("parcel.announce.choose-day")}
        defaultValue={known?.expected_on ?? ""}
      />
      <TextareaField
        {...field("note")}
        label={t("parcel.announce.note")}
        maxLength={500}
        rows={3}
        className="md:col-span-2"
        defaultValue={known?.note}
      />
    </>
  );
}
