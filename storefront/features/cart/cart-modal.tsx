import type { ProductDetails } from "../../../contracts/shop/catalog.ts";
import type { ModalContentProps } from "../../shell/modals/modal-registry.ts";
import { type Added, AddedModal } from "./added-modal.tsx";
import { VariantModal } from "./variant-modal.tsx";

/** What came into the cart, or a product of which the variant is still to be chosen. */
export type CartModalInput = ({ kind: "added" } & Added) | { kind: "choosing"; product: ProductDetails };

/** MODAL-01 */
export function CartModal({ input, ...modal }: ModalContentProps<CartModalInput>) {
  if (input.kind === "choosing") return <VariantModal {...modal} product={input.product} />;
  return <AddedModal {...modal} added={input} />;
}
