import { CartPage } from "../features/cart/cart-page.tsx";

/** ROUTE-08: with a loader, so that its guard runs on every way to it. */
export async function loader() {
  return null;
}

export default function Cart() {
  return <CartPage />;
}
