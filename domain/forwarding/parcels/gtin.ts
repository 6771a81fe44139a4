const GTIN = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/;

/** The number under a bar code: 8, 12, 13 or 14 digits, of which the last checks the others. */
export function isGtin(text: string): boolean {
  if (!GTIN.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const weighted = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return weighted % 10 === 0;
}
