import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatCentimetres, formatKilograms } from "#i18n/format.ts";
import { translateFor } from "#i18n/messages.ts";
import type { Translate } from "#i18n/translate.ts";
import type { MailPicture, MailRow, OutgoingMail } from "#modules/operations/mail/index.ts";
import type { Warehouse } from "../warehouses/index.ts";
import type { Addressee } from "./arrival/addressee.ts";
import type { ParcelRow } from "./parcel-aggregate.ts";
import type { ParcelEffectPayload } from "./parcel-effects.ts";

type Written = Pick<OutgoingMail, "template" | "values" | "photo" | "rows">;

interface MailedParcel extends Addressee {
  parcel: ParcelRow;
  warehouse: Warehouse;
  url: string;
  /** The first photo from the warehouse. */
  photo: MailPicture | null;
  /** The note of the last status event. */
  note: string;
}

/** The mail about an event of a parcel, in its owner's language. */
export function parcelMail(
  { parcel, warehouse, firstName, recipient, url, photo, note }: MailedParcel,
  { name, days }: ParcelEffectPayload,
): Written {
  const t = translateFor(recipient.storefront, recipient.language);
  const common = { first_name: firstName, number: numberOf("parcel", parcel.id), url };
  switch (name) {
    case "arrived":
      return {
        template: "parcel-arrived",
        values: { ...common, warehouse: warehouse.name },
        photo,
        rows: [...originRows(parcel, t), ...sizeRows(parcel, t)],
      };
    case "held":
      return {
        template: "parcel-held",
        values: common,
        photo,
        rows: [...originRows(parcel, t), ...holdRows(parcel, t)],
      };
    case "storage-ending":
      return {
        template: "parcel-storage-ending",
        values: { ...common, day: parcel.freeUntil ?? "", days: String(days) },
        photo,
        rows: originRows(parcel, t),
      };
    case "storage-over":
      return {
        template: "parcel-storage-over",
        values: { ...common, day: parcel.abandonedOn ?? "" },
        photo,
        rows: originRows(parcel, t),
      };
    case "disposal-due":
    case "last-notice":
      return {
        template: "parcel-disposal-due",
        values: { ...common, day: parcel.disposableFrom ?? "" },
        photo,
        rows: originRows(parcel, t),
      };
    case "returned":
      return { template: "parcel-returned", values: common, rows: [...shopRows(parcel, t), ...sentBackRows(note, t)] };
    default:
      return { template: `parcel-${name}`, values: common, rows: originRows(parcel, t) };
  }
}

/** Details that the owner knows. */
function originRows(parcel: ParcelRow, t: Translate): MailRow[] {
  const { carrier, trackingNumber } = parcel;
  return [
    ...shopRows(parcel, t),
    ...(!trackingNumber ? [] : [{ label: carrier || t("order.mail.tracking"), value: trackingNumber }]),
  ];
}

const shopRows = ({ shop }: ParcelRow, t: Translate): MailRow[] =>
  shop === "" ? [] : [{ label: t("parcel.mail.shop"), value: shop }];

/** The tracking number of the return, which staff note; the number of the arrival would mislead. */
const sentBackRows = (trackingNumber: string, t: Translate): MailRow[] =>
  trackingNumber === "" ? [] : [{ label: t("order.mail.tracking"), value: trackingNumber }];

function sizeRows({ weightGrams, lengthMm, widthMm, heightMm, freeUntil }: ParcelRow, t: Translate): MailRow[] {
  const inCm = formatCentimetres([lengthMm, widthMm, heightMm].map((mm) => mm ?? 0));
  return [
    ...(weightGrams === null
      ? []
      : [{ label: t("parcel.size.weight"), value: t("parcel.kg", { kg: formatKilograms(weightGrams, t.language) }) }]),
    ...(lengthMm === null ? [] : [{ label: t("parcel.size.outside"), value: inCm }]),
    ...(freeUntil === null ? [] : [{ label: t("parcel.storage.free-until-label"), value: freeUntil }]),
  ];
}

function holdRows({ holdReason, holdNote, holdUntil }: ParcelRow, t: Translate): MailRow[] {
  return [
    ...(holdReason === null ? [] : [{ label: t("parcel.hold.reason"), value: t(`parcel.hold.${holdReason}`) }]),
    ...(holdNote === "" ? [] : [{ label: t("parcel.hold.note"), value: holdNote }]),
    ...(holdUntil === null ? [] : [{ label: t("parcel.hold.until"), value: holdUntil }]),
  ];
}
