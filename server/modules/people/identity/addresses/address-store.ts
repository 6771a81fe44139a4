import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import type { AddressFields } from "#domain/people/identity/address-rules.ts";
import type { Database } from "#platform/database/open-database.ts";
import { deliveryAddresses } from "../tables.ts";

const { id, firstName, lastName, firstAddress, city, zip, phoneNumber, countryId } = deliveryAddresses;
const ON_THE_WIRE = {
  id,
  first_name: firstName,
  last_name: lastName,
  first_address: firstAddress,
  city,
  zip,
  phone_number: phoneNumber,
  country_id: countryId,
};

export async function listAddresses(db: Database, userId: number): Promise<DeliveryAddress[]> {
  return db.select(ON_THE_WIRE).from(deliveryAddresses).where(eq(deliveryAddresses.userId, userId)).orderBy(asc(id));
}

/** The same as a JSON expression, for a statement that reads more. */
export function addressesJson(userId: SQL): SQL {
  const pairs = Object.entries(ON_THE_WIRE).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]);
  return sql`(
    select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${id}), '[]')
    from ${deliveryAddresses} where ${deliveryAddresses.userId} = ${userId})`;
}

export async function countAddresses(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(deliveryAddresses).where(eq(deliveryAddresses.userId, userId));
  return row?.saved ?? 0;
}

export async function insertAddress(db: Database, userId: number, address: AddressFields): Promise<number> {
  const [row] = await db
    .insert(deliveryAddresses)
    .values({ userId, ...columnsOf(address) })
    .returning({ id: deliveryAddresses.id });
  if (!row) throw new Error("The address was not saved");
  return row.id;
}

/** Returns whether the address is the user's (T060). */
export async function updateAddress(
  db: Database,
  userId: number,
  id: number,
  address: AddressFields,
): Promise<boolean> {
  const changed = await db
    .update(deliveryAddresses)
    .set(columnsOf(address))
    .where(ownAddress(userId, id))
    .returning({ id: deliveryAddresses.id });
  return changed.length > 0;
}

/** Returns whether the address was the user's (T060). */
export async function deleteAddress(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(deliveryAddresses).where(ownAddress(userId, id)).returning({ id: deliveryAddresses.id });
  return gone.length > 0;
}

const ownAddress = (userId: number, id: number) =>
  and(eq(deliveryAddresses.userId, userId), eq(deliveryAddresses.id, id));

const columnsOf = (address: AddressFields) => ({
  firstName: address.first_name,
  lastName: address.last_name,
  firstAddress: address.first_address,
  city: address.city,
  zip: address.zip,
  phoneNumber: address.phone_number,
  countryId: address.country_id,
});
