import { brokenFields } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField, checkLine, checkName, normalEmail } from "#domain/people/identity/text-rules.ts";

const MAX_NUMBER_CHARACTERS = 60;

/** The statement of a withdrawal: the buyer's name, the number of the contract, and the address for the receipt. */
export interface Statement {
  name: string;
  number: string;
  email: string;
}

/** The fields that are refused, each with its message. A withdrawal needs no reason. */
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
 * Whether a statement is the buyer's: it has the order's e-mail address and the buyer's last name. Both together stop
 * an order that has not been sent; otherwise a staff member checks the statement.
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

/** The beginning of the hash of a mailed link; the secret that confirms the withdrawal follows. */
export const CONFIRM_HASH = "confirm=";

/** The secret in the hash of a mailed link; null for every other hash. */
export function confirmTokenIn(hash: string): string | null {
  const [, token] = /^#confirm=([\w-]{20,100})$/.exec(hash) ?? [];
  return token ?? null;
}
