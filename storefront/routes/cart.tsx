import { CartPage } from "../features/selling/cart/cart-page.tsx";

/** ROUTE-08: with a loader, so that its guard also runs on client navigations. */
export async function loader() {
  return null;
}

export default function Cart() {
  return <CartPage />;
}
