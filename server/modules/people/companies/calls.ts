import { calls } from "#platform/calls/implement-calls.ts";
import { answer, apply } from "./apply.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { findOwnCompany, presentCompany } from "./own-company.ts";
import { createTeamCalls } from "./team-calls.ts";

const done = { status: true as const };

export function createProCalls(deps: CompanyDeps) {
  const { pro } = calls;
  return {
    get: pro.get.handler(async ({ context }) => {
      const own = await findOwnCompany(context);
      return { company: own && presentCompany(own) };
    }),

    offer: pro.offer.handler(() => {
      const fees = deps.customs.feesOn(deps.now().toISOString().slice(0, 10));
      return {
        free_storage_days: fees.storage_free_pro,
        private_free_storage_days: fees.storage_free,
        countries: deps.countries.map(({ iso_code }) => iso_code),
      };
    }),

    apply: pro.apply.handler(async ({ input, context }) => {
      await apply(deps, context, input);
      return done;
    }),

    answer: pro.answer.handler(async ({ input, context }) => {
      await answer(deps, context, input.answer);
      return done;
    }),

    ...createTeamCalls(deps),
  };
}
