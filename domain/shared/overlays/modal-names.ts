/** The modals of the shop (MODAL-01). */
export const MODAL_NAMES = [
  "login",
  "register",
  "forgot-password",
  "cart",
  "new-address",
  "edit-address",
  "size-chart",
  "recalculate",
  "additional-info-success",
  "shipping-select",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/**
 * All modals close when the route changes to a different route name, and stay when only its parameters change
 * (MODAL-02).
 */
export function modalsAfterNavigation(
  open: readonly ModalName[],
  fromRouteName: string | undefined,
  toRouteName: string | undefined,
): readonly ModalName[] {
  return fromRouteName === toRouteName ? open : [];
}
