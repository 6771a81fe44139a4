import { type MiddlewareFunction, redirect } from "react-router";

type Destination = Pick<Parameters<MiddlewareFunction>[0], "pattern" | "params">;

let redirectOf: ((destination: Destination) => string | null) | null = null;

/** Lets a page redirect navigations away from it; null ends that. */
export function onDeparture(listener: typeof redirectOf): void {
  redirectOf = listener;
}

/** Client middleware: runs before the next page loads. */
export const askDeparture: MiddlewareFunction = (destination) => {
  const redirectTo = redirectOf?.(destination);
  if (redirectTo) throw redirect(redirectTo);
};
