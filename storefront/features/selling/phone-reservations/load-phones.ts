import type { RouterContextProvider } from "react-router";
import type { PhoneReservationView, ReservablePhone } from "#contracts/shop/selling/phone-reservations.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_TOKEN_CHARACTERS = 200;

type Context = Readonly<RouterContextProvider>;

const readerIds = (context: Context) => {
  const { language, currency } = context.get(reader);
  return { language_id: language.id, currency_id: currency.id };
};

export async function loadPhones(context: Context): Promise<ReservablePhone[]> {
  const { phones } = await context.get(api).phoneReservations.phones(readerIds(context));
  return phones;
}

/** The reservation of a mailed link; null when the link opens nothing. */
export async function loadReservation(token: string, context: Context): Promise<PhoneReservationView | null> {
  if (token === "" || token.length > MAX_TOKEN_CHARACTERS) return null;
  return context
    .get(api)
    .phoneReservations.get({ token, ...readerIds(context) })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
}
