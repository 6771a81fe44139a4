import { calls } from "../../platform/calls/implement-calls.ts";
import type { ReaderContext } from "../../platform/calls/resolve-reader.ts";
import { answerCustoms } from "./answer-customs.ts";
import { beginRequest } from "./begin.ts";
import { changeDraft, setDelivery, setParcels } from "./choose.ts";
import { presentRequest } from "./present-request.ts";
import type { RequestDeps } from "./request-deps.ts";
import { findOwn } from "./request-store.ts";
import { cancelRequest } from "./stop-request.ts";
import { editRequest, rehearseRequest, submitRequest } from "./submit.ts";

/** FORWARDING-02: every change answers with the whole changed request. */
export function createRequestCalls(deps: RequestDeps) {
  const { forwardRequests } = calls;
  const show = async (context: ReaderContext, slug: string) =>
    presentRequest(deps, context.db, await findOwn(context, slug), context.reader.language.id);
  const changed = async (context: ReaderContext, { slug }: { slug: string }, change: Promise<void>) => {
    await change;
    return { request: await show(context, slug) };
  };

  return {
    begin: forwardRequests.begin.handler(async ({ input, context }) => ({
      status: true as const,
      slug: await beginRequest(context, input.parcels),
    })),
    get: forwardRequests.get.handler(async ({ input, context }) => ({ request: await show(context, input.slug) })),
    setParcels: forwardRequests.setParcels.handler(({ input, context }) =>
      changed(context, input, setParcels(context, input.slug, input.parcels)),
    ),
    setPacking: forwardRequests.setPacking.handler(({ input, context }) =>
      changed(
        context,
        input,
        changeDraft(context, input.slug, () => ({
          joins: input.join,
          wraps: input.wrap,
          unboxes: input.unbox,
          insures: input.insure,
        })),
      ),
    ),
    setDelivery: forwardRequests.setDelivery.handler(({ input, context }) =>
      changed(context, input, setDelivery(deps, context, input)),
    ),
    submit: forwardRequests.submit.handler(async ({ input, context }) => {
      const result = await submitRequest(deps, context, input);
      return { result, request: await show(context, input.slug) };
    }),
    rehearse: forwardRequests.rehearse.handler(({ input, context }) =>
      changed(context, input, rehearseRequest(deps, context, input.slug)),
    ),
    edit: forwardRequests.edit.handler(({ input, context }) =>
      changed(context, input, editRequest(deps, context, input.slug)),
    ),
    cancel: forwardRequests.cancel.handler(({ input, context }) =>
      changed(context, input, cancelRequest(deps, context, input.slug)),
    ),
    answer: forwardRequests.answer.handler(async ({ input, context }) => {
      await answerCustoms(deps, context, input);
      return { status: true as const };
    }),
  };
}
