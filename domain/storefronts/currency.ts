interface Currency {
  id: number;
  iso_code: string;
}

const DEFAULT_CURRENCY_ISO = "EUR";

/** The saved currency when this storefront has it, else EUR, else the first available one (REGION-06). */
export function chooseCurrency<C extends Currency>(
  currencies: readonly C[],
  savedCurrencyId: string | undefined,
): C | undefined {
  return (
    currencies.find((currency) => String(currency.id) === savedCurrencyId) ??
    currencies.find((currency) => currency.iso_code === DEFAULT_CURRENCY_ISO) ??
    currencies[0]
  );
}
