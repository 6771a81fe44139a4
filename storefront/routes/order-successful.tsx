import { OrderUnnamed } from "../features/money/payments/order-unnamed.tsx";

/** With a loader, so that the server is asked on client navigations too. */
export function loader() {
  return null;
}

/** ROUTE-43 */
export default function OrderSuccessful() {
  return <OrderUnnamed />;
}
