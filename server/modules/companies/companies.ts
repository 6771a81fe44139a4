import { createProCalls } from "./calls.ts";

export interface Companies {
  calls: ReturnType<typeof createProCalls>;
}

/** Businesses that work with us, and who works for them (FORWARDING-07). */
export const openCompanies = (): Companies => ({ calls: createProCalls() });
