import type { RouterContextProvider } from "react-router";
import type { MailPreferencesView } from "#contracts/shop/marketing/marketing.ts";
import { api, reader } from "#storefront/context.ts";

const MAX_TOKEN_CHARACTERS = 100;

export interface PreferencesData {
  /** Null for an invalid link, and without a link for a visitor who is not signed in. */
  preferences: MailPreferencesView | null;
  token: string | undefined;
  isSaved: boolean;
}

/** The mail preferences of the holder of a mailed link, or of the signed-in customer. */
export async function loadPreferences(
  { searchParams }: URL,
  context: Readonly<RouterContextProvider>,
): Promise<PreferencesData> {
  const token = searchParams.get("token")?.slice(0, MAX_TOKEN_CHARACTERS) || undefined;
  const locale = context.get(reader).language.iso_code;
  const preferences = await context
    .get(api)
    .marketing.readPreferences({ locale, ...(token ? { token } : {}) })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
  return { preferences, token, isSaved: searchParams.has("saved") };
}
