import { expect } from "vitest";
import { call, type TestApp, type VisitOptions } from "#testing/test-app.ts";

const ENGLISH = 1;

/** A browser with its cookies. */
export interface Shopper {
  cookies: Record<string, string>;
  host?: string;
  address?: string;
}

export const newShopper = (): Shopper => ({ cookies: {} });

export const originOf = ({ host, address }: Shopper): Pick<VisitOptions, "host" | "address"> => ({
  ...(host ? { host } : {}),
  ...(address ? { address } : {}),
});

/** A call of the cart; the browser stores the cookies of the answer. */
export async function cartCall(app: TestApp, shopper: Shopper, path: string, body: object = {}) {
  const options = originOf(shopper);
  const cookies = { ...shopper.cookies };
  const response = await call(app, `/cart/${path}`, { language_id: ENGLISH, ...body }, { ...options, cookies });
  for (const { name, value } of response.cookies) shopper.cookies[name] = value;
  return response;
}

export async function cartOf(app: TestApp, shopper: Shopper) {
  const response = await cartCall(app, shopper, "fetch");
  expect(response.statusCode).toBe(200);
  return response.json().cart;
}

export async function addToCart(app: TestApp, shopper: Shopper, variantId: number, quantity = 1) {
  const response = await cartCall(app, shopper, "add", { variant_id: variantId, quantity });
  expect(response.statusCode).toBe(200);
  return response.json();
}
