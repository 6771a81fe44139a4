import { type AddressFields, checkAddress, normalAddress } from "#domain/people/identity/address-rules.ts";
import { listCountries } from "#modules/operations/storefronts/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { lockUser } from "../users/user-store.ts";
import { countAddresses, deleteAddress, insertAddress, listAddresses, updateAddress } from "./address-store.ts";

/** Keeps one user from filling the table. */
const MAX_ADDRESSES = 100;

const done = { status: true as const };

/** ACCOUNT-01, T060: another user's address is answered like one that does not exist. */
export const addressCalls = {
  countries: calls.account.countries.handler(async ({ context }) => ({ countries: await listCountries(context.db) })),

  listDeliveryAddresses: calls.account.listDeliveryAddresses.handler(async ({ context }) => ({
    addresses: await listAddresses(context.db, signedIn(context).id),
  })),

  addDeliveryAddress: calls.account.addDeliveryAddress.handler(async ({ input, context }) => {
    const { id: userId } = signedIn(context);
    const address = await validAddress(context, input);
    return { ...done, id: await transact(context.db, (tx) => addAddress(tx, userId, address)) };
  }),

  updateDeliveryAddress: calls.account.updateDeliveryAddress.handler(async ({ input, context }) => {
    const address = await validAddress(context, input);
    if (!(await updateAddress(context.db, signedIn(context).id, input.id, address))) throw refuse("not_found");
    return done;
  }),

  deleteDeliveryAddress: calls.account.deleteDeliveryAddress.handler(async ({ input, context }) => {
    if (!(await deleteAddress(context.db, signedIn(context).id, input.id))) throw refuse("not_found");
    return done;
  }),
};

/** The lock serialises a user's additions and refuses them after an erasure. */
async function addAddress(tx: Database, userId: number, address: AddressFields): Promise<number> {
  const { erasedAt } = await lockUser(tx, userId);
  if (erasedAt !== null) throw refuse("not_signed_in");
  if ((await countAddresses(tx, userId)) >= MAX_ADDRESSES) throw refuse("conflict");
  return insertAddress(tx, userId, address);
}

async function validAddress({ db }: CallContext, address: AddressFields): Promise<AddressFields> {
  const countries = await listCountries(db);
  const broken = checkAddress(address, countries);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  return normalAddress(address, countries);
}
