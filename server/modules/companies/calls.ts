import { calls } from "../../platform/calls/implement-calls.ts";
import { findOwnCompany, presentCompany } from "./own-company.ts";

export function createProCalls() {
  return {
    get: calls.pro.get.handler(async ({ context }) => {
      const own = await findOwnCompany(context);
      return { company: own && presentCompany(own) };
    }),
  };
}
