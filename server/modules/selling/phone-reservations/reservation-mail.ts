import { randomUUID } from "node:crypto";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { deadlineIn, localeOf, pageUrl } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { createLink, positionOf } from "./reservation-store.ts";
import type { PhoneReservationRow } from "./tables.ts";

type About = "requested" | "exists" | "queued" | "offered" | "expired";

export const reservationMailKey = (about: About, id: number, occasion: string) =>
  `phone-reservation-${about} ${id} ${occasion}`;

/**
 * Writes to the person about their reservation, in the language that it was asked for in, with a link to it; about one
 * occasion once.
 */
export async function mailReservation(
  deps: PhoneReservationDeps,
  tx: Database,
  reservation: PhoneReservationRow,
  about: About,
  occasion: string = randomUUID(),
): Promise<void> {
  const { id, email, firstName, userId, expiresAt } = reservation;
  if (email === null) return;
  const locale = localeOf(deps, reservation);
  const token = await createLink(tx, id);
  const values = {
    first_name: firstName ?? "",
    phone: await phoneInWords(deps, tx, reservation),
    url: pageUrl(locale, `iphone-reservation/confirm/${token}`),
  };
  const until = expiresAt ? deadlineIn(locale, expiresAt) : "";
  const { storefront, language } = locale;
  const common = {
    to: email,
    storefront,
    language,
    ...(userId === null ? {} : { userId }),
    idempotencyKey: reservationMailKey(about, id, occasion),
  };
  if (about === "queued") {
    const position = String((await positionOf(tx, id)) ?? "");
    await deps.queueMail(tx, { ...common, template: "phone-reservation-queued", values: { ...values, position } });
  } else if (about === "requested" || about === "offered")
    await deps.queueMail(tx, { ...common, template: `phone-reservation-${about}`, values: { ...values, until } });
  else await deps.queueMail(tx, { ...common, template: `phone-reservation-${about}`, values });
}

/** Its name with its choices, such as "Nord 12, 256 GB · black". */
export async function phoneInWords(
  { catalogue, directory }: Pick<PhoneReservationDeps, "catalogue" | "directory">,
  tx: Database,
  reservation: PhoneReservationRow,
): Promise<string> {
  const { storefront } = localeOf({ directory }, reservation);
  const { languageId: language, currencyId: currency, variantId } = reservation;
  const scope = { storefront, ...readerOf(storefront, { language, currency }) };
  const [variant] = await catalogue.describeVariants(tx, scope, [variantId]);
  return [variant?.name, variant?.variant].filter(Boolean).join(", ");
}
