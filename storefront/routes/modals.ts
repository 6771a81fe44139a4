import type { ModalName } from "#domain/shared/overlays/modal-names.ts";
import type { ModalLoader } from "../shell/modals/modal-content.ts";

/** MODAL-01: the shop's modals, each loaded when it is first opened. */
export const MODALS = {
  login: () => import("../features/people/auth/login-modal.tsx").then((module) => module.LoginModal),
  register: () => import("../features/people/auth/register-modal.tsx").then((module) => module.RegisterModal),
  "forgot-password": () =>
    import("../features/people/auth/forgot-password-modal.tsx").then((module) => module.ForgotPasswordModal),
  cart: () => import("../features/selling/cart/cart-modal.tsx").then((module) => module.CartModal),
  "new-address": () =>
    import("../features/people/addresses/new-address-modal.tsx").then((module) => module.NewAddressModal),
  "edit-address": () =>
    import("../features/people/addresses/edit-address-modal.tsx").then((module) => module.EditAddressModal),
  "size-chart": () =>
    import("../features/catalogue/products/size-chart/size-chart-modal.tsx").then((module) => module.SizeChartModal),
  recalculate: () => import("../commerce/checkout/recalculate-modal.tsx").then((module) => module.RecalculateModal),
  "additional-info-success": () =>
    import("../features/forwarding/quotes/additional-info-success-modal.tsx").then(
      (module) => module.AdditionalInfoSuccessModal,
    ),
  "shipping-select": () =>
    import("../features/selling/checkout/shipping-select-modal.tsx").then((module) => module.ShippingSelectModal),
} satisfies Record<ModalName, ModalLoader>;

type Inputs = { [Name in ModalName]: Parameters<Awaited<ReturnType<(typeof MODALS)[Name]>>>[0]["input"] };

declare module "../shell/modals/modal-store.ts" {
  interface ModalInputs extends Inputs {}
}
