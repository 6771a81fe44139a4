import { QueryClient } from "@tanstack/react-query";
import { readRefusal } from "#client/calls/call-refusal.ts";

const TRIES_MORE = 1;

/** A refusal is the server's answer: the same question would get it again. */
export const triesAgain = (failures: number, error: unknown): boolean =>
  readRefusal(error).code === null && failures < TRIES_MORE;

/** The answers that screens have read. They are read again when the member comes back to the window. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: triesAgain, refetchOnWindowFocus: true }, mutations: { retry: false } },
});
