import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";

interface OfferedMethod {
  id: number;
  payment_processor_id: ProviderId;
  fee: number;
  options: readonly { key: string }[];
}

interface ChosenPayment {
  paymentMethodId: number | null;
  paymentOption: string | null;
}

/** The balance has a switch of its own. */
const withoutBalance = <Method extends OfferedMethod>(methods: readonly Method[]) =>
  methods.filter(({ payment_processor_id }) => payment_processor_id !== PROVIDER.balance);

/** The first of the remembered choices that is still offered (CHECKOUT-05). */
export function rememberedPayment(methods: readonly OfferedMethod[], used: readonly ChosenPayment[]): ChosenPayment {
  for (const { paymentMethodId, paymentOption } of used) {
    const method = withoutBalance(methods).find(({ id }) => id === paymentMethodId);
    const isOffered = method?.options.some(({ key }) => key === paymentOption);
    if (method) return { paymentMethodId: method.id, paymentOption: isOffered ? paymentOption : null };
  }
  return { paymentMethodId: null, paymentOption: null };
}

/** The first method without a fee, preselected for a customer who has not chosen yet (CHECKOUT-11). */
export function freePayment<Method extends OfferedMethod>(methods: readonly Method[]): Method | null {
  return withoutBalance(methods).find(({ fee }) => fee === 0) ?? null;
}
