import { type MiddlewareFunction, redirect } from "react-router";

type Way = Pick<Parameters<MiddlewareFunction>[0], "pattern" | "params">;

let redirectOf: ((way: Way) => string | null) | null = null;

/** While a page is set to hear of it, it may send whoever leaves it to another address. */
export function onDeparture(listener: typeof redirectOf): void {
  redirectOf = listener;
}

/** Runs in the browser before the next page is loaded. */
export const askDeparture: MiddlewareFunction = (way) => {
  const better = redirectOf?.(way);
  if (better) throw redirect(better);
};
