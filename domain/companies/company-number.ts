export const companyNumber = (id: number) => `PR${id}`;

/** The id in a number; null for anything else. */
export function companyIdOf(number: string): number | null {
  const [, digits] = /^PR([1-9]\d{0,8})$/.exec(number) ?? [];
  return digits === undefined ? null : Number(digits);
}
