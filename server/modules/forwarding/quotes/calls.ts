import { calls } from "#platform/calls/implement-calls.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { findDraft, saveItems } from "./draft/draft.ts";
import { searchShops } from "./draft/known-shops.ts";
import { presentDraft } from "./draft/present-draft.ts";
import { setDelivery, submitQuote } from "./draft/submit.ts";
import { acceptQuote, answerQuestion, moveOwn } from "./own-moves.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { reportPaid } from "./report-paid.ts";
import { listOwn } from "./views/list-own.ts";
import { showQuote } from "./views/present-quote.ts";

/** FORWARDING-01, FORWARDING-04: every change answers with the whole changed list or quote. */
export function createQuoteCalls(deps: QuoteDeps) {
  const { quotes } = calls;
  const show = async (context: ReaderContext, slug: string) => ({ quote: await showQuote(deps, context, slug) });
  const showDraft = async (context: ReaderContext, slug: string | undefined) => ({
    draft: await presentDraft(deps, context, await findDraft(context.db, context, slug)),
  });
  const moved = async (context: ReaderContext, slug: string, event: Parameters<typeof moveOwn>[3]) => {
    await moveOwn(deps, context, slug, event);
    return show(context, slug);
  };

  return {
    getDraft: quotes.getDraft.handler(({ input, context }) => showDraft(context, input.quote)),
    saveDraft: quotes.saveDraft.handler(async ({ input, context }) => ({
      draft: await presentDraft(deps, context, await saveItems(context, input.quote, input.items)),
    })),
    setDelivery: quotes.setDelivery.handler(async ({ input, context }) => ({
      draft: await presentDraft(deps, context, await setDelivery(deps, context, input)),
    })),
    submit: quotes.submit.handler(async ({ input, context }) => ({
      status: true as const,
      ...(await submitQuote(deps, context, input.quote)),
    })),
    list: quotes.list.handler(({ input, context }) => listOwn(deps, context, input)),
    get: quotes.get.handler(({ input, context }) => show(context, input.slug)),
    answer: quotes.answer.handler(async ({ input, context }) => {
      await answerQuestion(deps, context, input);
      return show(context, input.slug);
    }),
    accept: quotes.accept.handler(async ({ input, context }) => {
      const result = await acceptQuote(deps, context, { ...input, terms: input.agreed_terms });
      return { result, ...(await show(context, input.slug)) };
    }),
    decline: quotes.decline.handler(({ input, context }) => moved(context, input.slug, "decline")),
    back: quotes.back.handler(({ input, context }) => moved(context, input.slug, "back")),
    again: quotes.again.handler(({ input, context }) => moved(context, input.slug, "again")),
    cancel: quotes.cancel.handler(({ input, context }) => moved(context, input.slug, "cancel")),
    reportPaid: quotes.reportPaid.handler(({ input, context }) => reportPaid(context, input.slug)),
    shops: quotes.shops.handler(({ input, context }) => searchShops(context.db, input.query)),
  };
}
