import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { type AddedItem, AddedModal } from "./added-modal.tsx";
import { VariantModal } from "./variant-modal.tsx";

/** The item that was added, or a product whose variant must be chosen first. */
export type CartModalInput = ({ kind: "added" } & AddedItem) | { kind: "choosing"; product: ProductDetails };

/** MODAL-01 */
export function CartModal({ input, ...modal }: ModalContentProps<CartModalInput>) {
  if (input.kind === "choosing") return <VariantModal {...modal} product={input.product} />;
  return <AddedModal {...modal} added={input} />;
}
