import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi } from "./checkout-steps.ts";
import type { WarehouseMember } from "./warehouse.ts";

export const BOX = {
  warehouse: "US",
  weight_grams: 1_280,
  length_mm: 340,
  width_mm: 220,
  height_mm: 130,
  shelf: "C-14-3",
};

export const DELIVERY_ADDRESS = {
  id: 0,
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Žvėryno g. 14-7",
  city: "Vilnius",
  zip: "08117",
  phone_number: "+370 600 00000",
  country_id: 1,
};

/** Puts a declared parcel of the signed-in customer on its shelf by calls; the pages have their own journey. */
export async function storeParcel(page: Page, staff: WarehouseMember, shop: string): Promise<string> {
  const { suite } = await callApi<{ suite: { number: string } }>(page, "/api/parcels/desk", {});
  const box = { ...BOX, shop, suite: suite.number, tracking_number: randomUUID() };
  const { number } = await staff.make<{ number: string }>("parcels/receive", box);
  const line = { description: "Night serum", quantity: 2, unit_value: 289_000, hs6: "330499", origin: "US", gtin: "" };
  await callApi(page, "/api/parcels/declare", { number, lines: [line], is_attested: true }, randomUUID());
  return number;
}
