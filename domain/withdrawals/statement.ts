import { brokenFields } from "../identity/field-verdicts.ts";
import { checkEmailField, checkLine, checkName, normalEmail } from "../identity/text-rules.ts";

const MAX_NUMBER_CHARACTERS = 60;

/** What somebody states who withdraws: who they are, from which contract, and where the receipt goes. */
export interface Statement {
  name: string;
  number: string;
  email: string;
}

/** The fields that cannot be accepted, with the message that each shows. No reason is asked for. */
export const checkStatement = ({ name, number, email }: Statement) =>
  brokenFields({
    name: checkName(name),
    number: checkLine(number, { min: 1, max: MAX_NUMBER_CHARACTERS }),
    email: checkEmailField(email),
  });

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * Whether a statement is the buyer's: the order's address, and a name that has the buyer's last name in it. Both together
 * stop an order that has not been sent; with less a member of staff looks at it.
 */
export function isBuyers({ name, email }: Statement, buyer: { email: string; lastName: string }): boolean {
  const words = plain(name);
  const lastNames = plain(buyer.lastName);
  return (
    normalEmail(email) === normalEmail(buyer.email) &&
    lastNames.length > 0 &&
    lastNames.every((word) => words.includes(word))
  );
}

const ORDER_NUMBER = /^OR ?([1-9]\d{0,8})$/i;

/** The id of the order that is meant; null for anything else. */
export function orderIdOf(number: string): number | null {
  const digits = ORDER_NUMBER.exec(number.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

const NUMBER = /^WD([1-9]\d{0,8})$/;

/** As people say it. */
export const withdrawalNumber = (id: number) => `WD${id}`;
export const withdrawalIdOf = (number: string): number | null => Number(NUMBER.exec(number)?.[1] ?? 0) || null;

/** How the part behind the # of a mailed link begins; the secret that confirms follows. */
export const CONFIRM_HASH = "confirm=";

/** The secret in the address of such a link; null for every other address. */
export function confirmTokenIn(hash: string): string | null {
  const [, token] = /^#confirm=([\w-]{20,100})$/.exec(hash) ?? [];
  return token ?? null;
}
