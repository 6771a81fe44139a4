import type { RouterContextProvider } from "react-router";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { api } from "#storefront/context.ts";

type Context = Readonly<RouterContextProvider>;

/** The page's guard admits signed-in customers only. */
export async function loadAccountUser(context: Context): Promise<CurrentUser> {
  const { user } = await context.get(api).identity.getCurrentUser();
  if (!user) throw new Error("An account page was loaded without a signed-in user");
  return user;
}

export async function loadAccountInformation(context: Context) {
  const { identity } = context.get(api);
  const [user, contact, { devices }, subscription] = await Promise.all([
    loadAccountUser(context),
    identity.getContactInfo(),
    identity.listDevices(),
    identity.getSubscriptionStatus({}),
  ]);
  return { user, contact, devices, isSubscribed: subscription.data.result };
}

export type AccountInformationData = Awaited<ReturnType<typeof loadAccountInformation>>;
