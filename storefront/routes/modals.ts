export interface ModalContentProps<Input> {
  input: Input;
  open: boolean;
  onHandle: (outcome: boolean) => void;
}

/** MODAL-01: the shop's modals, each loaded when it is first opened. */
export const MODALS = {
  login: () => import("../features/auth/login-modal.tsx").then((module) => module.LoginModal),
  register: () => import("../features/auth/register-modal.tsx").then((module) => module.RegisterModal),
  "forgot-password": () =>
    import("../features/auth/forgot-password-modal.tsx").then((module) => module.ForgotPasswordModal),
  cart: () => import("../features/cart/cart-modal.tsx").then((module) => module.CartModal),
  "new-address": () => import("../features/addresses/new-address-modal.tsx").then((module) => module.NewAddressModal),
  "edit-address": () =>
    import("../features/addresses/edit-address-modal.tsx").then((module) => module.EditAddressModal),
  "size-chart": () =>
    import("../features/product/size-chart/size-chart-modal.tsx").then((module) => module.SizeChartModal),
  recalculate: () => import("../commerce/checkout/recalculate-modal.tsx").then((module) => module.RecalculateModal),
  "additional-info-success": () =>
    import("../features/quotes/additional-info-success-modal.tsx").then((module) => module.AdditionalInfoSuccessModal),
  "shipping-select": () =>
    import("../features/checkout/shipping-select-modal.tsx").then((module) => module.ShippingSelectModal),
};

export type BuiltModalName = keyof typeof MODALS;
type Loaded<Name extends BuiltModalName> = Awaited<ReturnType<(typeof MODALS)[Name]>>;
export type ModalInput<Name extends BuiltModalName> =
  Loaded<Name> extends (props: infer Props) => unknown ? (Props extends { input: infer Input } ? Input : never) : never;
