import type { CalculationRequest } from "#contracts/shop/forwarding/calculator.ts";
import { findCurrency } from "#domain/operations/storefronts/reader.ts";
import { translateFor } from "#i18n/messages.ts";
import { storefrontDay } from "#i18n/moments.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { idempotent } from "#platform/calls/idempotency.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { ownerOf, ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { type ChoiceDeps, choicesFor } from "./choices.ts";
import { type EstimateScope, estimateFor } from "./estimate.ts";
import { listSaved, pricesOf, saveEstimate } from "./saved-estimates.ts";

export interface CalculatorDeps extends ChoiceDeps {
  now: () => Date;
}

export function createCalculatorCalls(deps: CalculatorDeps) {
  const scopeOf = ({ storefront, reader }: ReaderContext): EstimateScope => ({
    storefront,
    currency: reader.currency,
    today: storefrontDay(storefront, deps.now()),
  });

  return {
    estimate: calls.calculator.estimate.handler(({ input, context }) =>
      found(estimateFor(deps, scopeOf(context), requestOf(input))),
    ),

    presets: calls.calculator.presets.handler(({ input, context }) =>
      found(
        choicesFor(deps, scopeOf(context), {
          t: translateFor(context.storefront, context.reader.language.iso_code),
          code: input.code,
        }),
      ),
    ),

    save: calls.calculator.save.handler(({ input, context }) => {
      const scope = scopeOf(context);
      const request = requestOf(input);
      const offers = pricesOf(found(estimateFor(deps, scope, request)));
      return idempotent(context, "calculator/save", input, async () => {
        const mine = { owner: ownerOrNew(context), storefrontCode: context.storefront.code };
        const estimate = { currencyId: scope.currency.id, request, offers, now: deps.now() };
        return { status: true as const, id: await saveEstimate(context.db, mine, estimate) };
      });
    }),

    saved: calls.calculator.saved.handler(async ({ context }) => {
      const scope = scopeOf(context);
      const owner = ownerOf(context);
      if (!owner) return { items: [] };
      const rows = await listSaved(context.db, { owner, storefrontCode: context.storefront.code }, deps.now());
      const items = rows.flatMap(({ id, savedAt, currencyId, request, offers }) => {
        const currency = findCurrency(context.storefront, currencyId);
        // The storefront has given up this currency.
        if (!currency) return [];
        const now = pricesOf(estimateFor(deps, { ...scope, currency }, request));
        const saved_at = savedAt.toISOString();
        return [{ id, saved_at, currency: currency.iso_code, request, before: offers, now }];
      });
      return { items };
    }),
  };
}

/** Without the language and currency of the reader, in one order, so that the same estimate is the same text. */
function requestOf({ warehouse, country_id, boxes, lines, is_insured, buyer }: CalculationRequest): CalculationRequest {
  return { warehouse, country_id, boxes, lines, is_insured, buyer };
}

function found<T>(value: T | null): T {
  if (value === null) throw refuse("not_found");
  return value;
}
