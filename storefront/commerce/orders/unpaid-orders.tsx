import { Suspense, useEffect, useRef, useState } from "react";
import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { late } from "#client/late.ts";
import { COOKIE_NAMES } from "#domain/shared/limits/cookies.ts";
import { mayRemind, shouldShowUnpaidOrders } from "#domain/shared/overlays/unpaid-orders.ts";
import { useConsent } from "../../shell/consent/consent-store.ts";
import { usePageData } from "../../shell/page-data.tsx";
import { useRouteName } from "../../shell/use-route-name.ts";
import { useVisitor } from "../../shell/visitor/current-user.ts";

const Reminder = late(async () => (await import("./unpaid-orders-modal.tsx")).UnpaidOrdersModal);
const Banner = late(async () => (await import("./unpaid-banner.tsx")).UnpaidBanner);

/** A visitor who has left a provider's page finds the unpaid order again: with an account in a dialog, else in a banner. */
export function UnpaidOrders() {
  const { user } = useVisitor();
  return user ? <UsersReminder /> : <GuestsBanner />;
}

function GuestsBanner() {
  const { unpaidOrder } = useVisitor();
  const { vendors } = usePageData();
  const { hasChosen } = useConsent();
  const routeName = useRouteName();
  if (!unpaidOrder || !mayRemind(routeName)) return null;
  return (
    <Suspense>
      <Banner order={unpaidOrder} isAtTop={vendors.length > 0 && hasChosen === false} />
    </Suspense>
  );
}

/** OVERLAY-02: reminds a user of unpaid orders, once per browser session; a cookie is common to all tabs. */
function UsersReminder() {
  const { user } = useVisitor();
  const routeName = useRouteName();
  const previousUserId = useRef<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handled = readCookie(COOKIE_NAMES.unpaidReminded) !== undefined;
    const show = shouldShowUnpaidOrders({ user, previousUserId: previousUserId.current, handled, routeName });
    if (show) setOpen(true);
    if (show || user === null) previousUserId.current = user?.id ?? null;
  }, [user, routeName]);
  if (!user || !isOpen) return null;
  const handle = () => {
    writeCookie(COOKIE_NAMES.unpaidReminded, "1");
    setOpen(false);
  };
  return (
    <Suspense>
      <Reminder count={user.unpaid_orders_count} onHandled={handle} />
    </Suspense>
  );
}
