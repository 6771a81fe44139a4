import { eq } from "drizzle-orm";
import type { ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { translateFor } from "#i18n/messages.ts";
import type { MailPicture, OutgoingMail } from "#modules/operations/mail/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { findWarehouse } from "../warehouses/index.ts";
import { type Addressee, addresseeOf, parcelUrl } from "./arrival/addressee.ts";
import { type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { PARCEL_EFFECT, type ParcelEffectPayload } from "./parcel-effects.ts";
import { parcelMail } from "./parcel-mail.ts";
import { photosOf } from "./parcel-store.ts";
import { parcels } from "./tables.ts";

/** Mails the owner of a parcel about an event; a repeated run mails nothing more (I9). */
export async function runEffect(deps: ParcelDeps, effect: ParcelEffectPayload): Promise<void> {
  await transact(deps.db, async (tx) => {
    const parcel = await parcelAggregate.lock(tx, effect.parcelId);
    const addressee = await addresseeOf(deps, tx, parcel.suiteId);
    // The quote mails its customer, who can do nothing about the parcel.
    if (!addressee || parcel.quoteId !== null || !isStillTrue(parcel, effect)) return;
    if (effect.name === "arrived" && addressee.suite.arrivalMails !== "at_once") return;
    const warehouse = await findWarehouse(tx, parcel.warehouseId);
    const photo = await photoOf(tx, parcel, addressee);
    const url = parcelUrl(addressee, numberOf("parcel", parcel.id));
    const note = (await parcelAggregate.history(tx, parcel.id)).at(-1)?.note ?? "";
    await deps.queueMail(tx, {
      ...parcelMail({ parcel, warehouse, ...addressee, url, photo, note }, effect),
      ...addressee.recipient,
      idempotencyKey: `parcel ${PARCEL_EFFECT.keyOf(effect)}`,
    } as OutgoingMail);
    if (effect.name === "arrived")
      await tx.update(parcels).set({ arrivalMailedAt: deps.now() }).where(eq(parcels.id, parcel.id));
  });
}

/**
 * The first photo of a parcel is sent with the mail, because only the owner may see it; drawings of the demo are
 * public.
 */
async function photoOf(tx: Database, parcel: ParcelRow, { recipient }: Addressee): Promise<MailPicture | null> {
  const [first] = (await photosOf(tx, [parcel])).get(parcel.id) ?? [];
  if (!first) return null;
  const alt = translateFor(recipient.storefront, recipient.language)("parcel.mail.photo", {
    number: numberOf("parcel", parcel.id),
  });
  if (first.fileId !== null) return { alt, fileId: first.fileId };
  return first.drawing ? { alt, url: recipient.storefront.appUrl + imageAddress(first.drawing, DRAWN) } : null;
}

const DRAWN = normalModifiers({ format: "jpeg", width: 1_072 });

/** The parcel may have moved on since the transition: a reminder that is no longer true is not sent. */
const ONLY_WHILE: Partial<Record<ParcelEffectPayload["name"], readonly ParcelState[]>> = {
  held: ["on_hold"],
  missing: ["missing"],
  "storage-ending": ["in_storage", "on_hold"],
  "storage-over": ["in_storage", "on_hold"],
  "disposal-due": ["disposal_due"],
  "last-notice": ["disposal_due"],
};

const isStillTrue = ({ state }: ParcelRow, { name }: ParcelEffectPayload) => ONLY_WHILE[name]?.includes(state) ?? true;
