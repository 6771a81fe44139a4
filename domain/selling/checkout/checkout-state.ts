import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Money } from "#domain/money/money/money.ts";
import { type FeeType, PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { NO_DELIVERY_METHOD } from "../delivery/courier.ts";
import type { CheckoutStep } from "./steps.ts";

/** The fields of a checkout answer that the state uses (CHECKOUT-05). */
export interface CheckoutAnswer<Address = unknown> {
  slug: string;
  status: "open" | "ordered" | "invalidated";
  is_guest: boolean;
  payment_methods: readonly { id: number; payment_processor_id: ProviderId }[];
  selected_payment: { id: number } | null;
  suggested_payment: { id: number } | null;
  payments: readonly { payment_processor_id: ProviderId; amount: Money }[];
  promotion: { discount_amount: Money; promotion_type: FeeType } | null;
  balance: { id: number } | null;
  shipping?: { selected_shipping_method: ShippingMethod | null } | undefined;
  delivery?: { local_delivery: number; courier_info: { parcelshop_id: number | null } } | undefined;
  address?: { current: Address | null; client_addresses: readonly unknown[] } | undefined;
  email?: { email: string | null } | undefined;
}

type AddressOf<Data> = Data extends CheckoutAnswer<infer Address> ? Address : never;

/** A checkout as the browser holds it (CHECKOUT-01 … CHECKOUT-06). */
export interface CheckoutState<Data extends CheckoutAnswer = CheckoutAnswer> {
  data: Data | null;
  step: CheckoutStep;
  slug: string | null;
  shipping_method: ShippingMethod | null;
  delivery_method: number;
  parcel_shop: number | null;
  is_guest: boolean;
  address: AddressOf<Data> | null;
  promotion: Data["promotion"];
  email: string | null;
  /** The applied balance. */
  balance: { id: number; amount: Money } | null;
  payment: { id: number; index: number; type: ProviderId | typeof PROVIDER.invalid };
  balanceRemoved: boolean;
}

const NO_PAYMENT = { id: PROVIDER.invalid, index: -1, type: PROVIDER.invalid } as const;

/** Before the first answer; the buyer counts as a guest until the server says otherwise (CHECKOUT-08). */
export function newCheckoutState<Data extends CheckoutAnswer>(step: CheckoutStep): CheckoutState<Data> {
  return {
    data: null,
    step,
    slug: null,
    shipping_method: null,
    delivery_method: NO_DELIVERY_METHOD,
    parcel_shop: null,
    is_guest: true,
    address: null,
    promotion: null,
    email: null,
    balance: null,
    payment: NO_PAYMENT,
    balanceRemoved: false,
  };
}

/** Applies an answer; null, or a checkout that is no longer open, clears the slug (CHECKOUT-04). */
export function receiveCheckout<Data extends CheckoutAnswer>(
  state: CheckoutState<Data>,
  answer: Data | null,
): CheckoutState<Data> {
  if (answer?.status !== "open") return { ...state, slug: null };
  const data = withNewestAddressFirst({ ...state.data, ...answer });
  const balance = appliedBalance(data);
  return {
    data,
    step: state.step,
    slug: data.slug,
    shipping_method: data.shipping?.selected_shipping_method ?? null,
    delivery_method: data.delivery?.local_delivery ?? NO_DELIVERY_METHOD,
    parcel_shop: data.delivery?.courier_info.parcelshop_id ?? null,
    is_guest: data.is_guest,
    address: (data.address?.current ?? null) as AddressOf<Data> | null,
    promotion: data.promotion,
    email: data.email?.email ?? null,
    balance,
    payment: chosenPayment(data),
    balanceRemoved: state.balanceRemoved && balance === null,
  };
}

/** The server lists addresses oldest first (CHECKOUT-05). */
function withNewestAddressFirst<Data extends CheckoutAnswer>(data: Data): Data {
  const { address } = data;
  return address ? { ...data, address: { ...address, client_addresses: address.client_addresses.toReversed() } } : data;
}

/** A payment by balance is the applied balance (CHECKOUT-05). */
function appliedBalance({ payments, balance }: CheckoutAnswer): CheckoutState["balance"] {
  const recorded = payments.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance);
  return recorded ? { id: balance?.id ?? 0, amount: recorded.amount } : null;
}

/** The selected method, or the one to begin with. */
function chosenPayment(answer: CheckoutAnswer): CheckoutState["payment"] {
  const { payment_methods, selected_payment, suggested_payment } = answer;
  const shown = selected_payment ?? suggested_payment;
  const index = payment_methods.findIndex(({ id }) => id === shown?.id);
  const method = payment_methods[index];
  return method ? { id: method.id, index, type: method.payment_processor_id } : NO_PAYMENT;
}

/** The removal is requested only once, and only while a balance is applied (CHECKOUT-06). */
export function mayRemoveBalance({ balance, balanceRemoved }: Pick<CheckoutState, "balance" | "balanceRemoved">) {
  return balance !== null && !balanceRemoved;
}

/** The balance is removed (CHECKOUT-06). */
export function withoutBalance<Data extends CheckoutAnswer>(state: CheckoutState<Data>): CheckoutState<Data> {
  return { ...state, balance: null, balanceRemoved: true };
}
