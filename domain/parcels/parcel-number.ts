const NUMBER = /^PA([1-9]\d{0,8})$/i;

/** The number that people see. */
export const parcelNumber = (id: number): string => `PA${id}`;

/** The id of a number as people write it; null for anything else. */
export function parcelId(number: string): number | null {
  const digits = NUMBER.exec(number.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
