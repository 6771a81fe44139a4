import { type SQL, sql } from "drizzle-orm";
import { payChoiceOf } from "#modules/money/payments/index.ts";

/** A customer's choices for an order: the next one can begin with them. */
export interface UsedChoices {
  courierId: number | null;
  pickupPointId: number | null;
  paymentMethodId: number | null;
  paymentOption: string | null;
}

const REMEMBERED_ORDERS = 5;

/** The choices of a customer's last orders, the latest first, for a statement of another module. */
export const usedChoicesJson = (userId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('courierId', last.courier -> 'id', 'pickupPointId', last.pickup_point -> 'parcelshop_id',
    'paymentMethodId', paid.method_id, 'paymentOption', paid.option) order by last.id desc), '[]')
  from (
    select id, courier, pickup_point from orders where user_id = ${userId} order by id desc limit ${REMEMBERED_ORDERS}) last
  left join lateral (${payChoiceOf("order", sql`last.id`)}) paid on true)`;
