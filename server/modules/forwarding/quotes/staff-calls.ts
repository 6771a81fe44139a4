import type { QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { drawDocument } from "#modules/money/documents/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { quotePaper } from "./papers/quote-paper.ts";
import { priceQuote } from "./price/price-quote.ts";
import { priceRose } from "./price/price-rose.ts";
import { beginBuying, itemBought, itemsShipped, itemUnavailable } from "./purchases/buy-items.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import * as moves from "./staff-moves.ts";
import { listQueue } from "./views/list-queue.ts";

type StaffMove = (tx: StaffCallContext["db"], quote: QuoteRow, cause: moves.StaffCause) => Promise<QuoteRow>;

interface Named {
  number: string;
  note?: string | undefined;
}

/** Locks the quote of a call within the member's storefronts and warehouses; answers it with the cause. */
async function named(context: StaffCallContext, { number, note }: Named) {
  const quote = await quoteAggregate.lockInScope(context, number);
  return { quote, cause: { staffId: actingMember(context).id, note } };
}

/** A step that the quote's state does not allow is a conflict (I10). */
async function move(context: StaffCallContext, input: Named, step: StaffMove): Promise<QuoteRow> {
  const { quote, cause } = await named(context, input);
  return step(context.db, quote, cause);
}

async function moved(...step: Parameters<typeof move>): Promise<{ status: true; state: QuoteState }> {
  const { state } = await move(...step);
  return { status: true, state };
}

export function createStaffQuoteCalls(deps: QuoteDeps) {
  const { quotes } = staffCalls;
  return {
    list: quotes.list.handler(({ input, context }) => listQueue(deps, context, input)),
    getInvoice: quotes.getInvoice.handler(async ({ input, context }) => {
      const { quote } = await named(context, input);
      const paper = await quotePaper(deps, context.db, quote);
      return { pdf: paper && (await drawDocument(paper.document, paper.issuedAt)).toString("base64") };
    }),
    take: quotes.take.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => moves.takeQuote(deps, tx, quote, cause)),
    ),
    ask: quotes.ask.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => moves.askQuestion(deps, tx, quote, { asked: input, cause })),
    ),
    price: quotes.price.handler(async ({ input, context }) => {
      const { warehouse, prices, shop_delivery: shopDelivery } = input;
      const boxes = input.boxes.map((box) => ({
        weightGrams: box.weight_grams,
        lengthMm: box.length_mm,
        widthMm: box.width_mm,
        heightMm: box.height_mm,
      }));
      const known = deps.warehouses().find(({ code }) => code === warehouse);
      // A warehouse outside the member's scope does not exist for the member.
      if (known && !context.scope().warehouses.includes(known.id)) throw refuse("not_found");
      const given = { warehouse, prices, shopDelivery, boxes };
      const { state, version } = await move(context, input, (tx, quote, cause) =>
        priceQuote(deps, tx, quote, { given, cause }),
      );
      return { status: true as const, state, version };
    }),
    buy: quotes.buy.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => beginBuying(deps, tx, quote, cause)),
    ),
    itemBought: quotes.itemBought.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => itemBought(deps, tx, quote, input, cause)),
    ),
    itemUnavailable: quotes.itemUnavailable.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => itemUnavailable(deps, tx, quote, input, cause)),
    ),
    priceRose: quotes.priceRose.handler(async ({ input, context }) => {
      const { quote, cause } = await named(context, input);
      const { quote: asked, ...answer } = await priceRose(deps, context.db, quote, input, cause);
      return { status: true as const, state: asked.state, ...answer };
    }),
    itemShipped: quotes.itemShipped.handler(async ({ input, context }) => {
      const { quote, cause } = await named(context, input);
      const shipped = await itemsShipped(deps, context.db, quote, input, cause);
      return { status: true as const, state: shipped.quote.state, parcel: shipped.parcel };
    }),
    reject: quotes.reject.handler(({ input, context }) =>
      moved(context, input, (tx, quote, cause) => moves.rejectQuote(deps, tx, quote, cause)),
    ),
  };
}
