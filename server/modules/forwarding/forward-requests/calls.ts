import { calls } from "#platform/calls/implement-calls.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { ForwardedParcel } from "../parcels/index.ts";
import { answerCustoms } from "./customs/answer-customs.ts";
import { beginRequest } from "./draft/begin.ts";
import { setDelivery, setPacking, setParcels } from "./draft/choose.ts";
import { editRequest, rehearseRequest, submitRequest } from "./draft/submit.ts";
import type { RequestDeps } from "./request-deps.ts";
import { loadOwn, type WholeRequest } from "./request-store.ts";
import { cancelRequest } from "./stop-request.ts";
import { presentRequest } from "./views/present-request.ts";

/** FORWARDING-02: every change answers with the whole changed request. */
export function createRequestCalls(deps: RequestDeps) {
  const { forwardRequests } = calls;
  const show = async (
    context: ReaderContext,
    request: WholeRequest | Promise<WholeRequest>,
    parcels?: readonly ForwardedParcel[],
  ) => ({
    request: await presentRequest(deps, context.db, await request, context.reader.language.id, parcels),
  });
  const moved = async (context: ReaderContext, { slug }: { slug: string }, move: Promise<void>) => {
    await move;
    return show(context, loadOwn(context, slug));
  };

  return {
    begin: forwardRequests.begin.handler(async ({ input, context }) => ({
      status: true as const,
      slug: await beginRequest(context, input.parcels),
    })),
    get: forwardRequests.get.handler(({ input, context }) => show(context, loadOwn(context, input.slug))),
    setParcels: forwardRequests.setParcels.handler(({ input, context }) =>
      show(context, setParcels(context, input.slug, input.parcels)),
    ),
    setPacking: forwardRequests.setPacking.handler(({ input, context }) => {
      const { slug, join: joins, wrap: wraps, unbox: unboxes, insure: insures } = input;
      return show(context, setPacking(context, slug, { joins, wraps, unboxes, insures }));
    }),
    setDelivery: forwardRequests.setDelivery.handler(async ({ input, context }) => {
      const { request, parcels } = await setDelivery(deps, context, input);
      return show(context, request, parcels);
    }),
    submit: forwardRequests.submit.handler(async ({ input, context }) => {
      const { result, parcels } = await submitRequest(deps, context, { ...input, terms: input.agreed_terms });
      return { result, ...(await show(context, loadOwn(context, input.slug), parcels)) };
    }),
    rehearse: forwardRequests.rehearse.handler(({ input, context }) =>
      moved(context, input, rehearseRequest(deps, context, { slug: input.slug, terms: input.agreed_terms })),
    ),
    edit: forwardRequests.edit.handler(({ input, context }) =>
      moved(context, input, editRequest(deps, context, input.slug)),
    ),
    cancel: forwardRequests.cancel.handler(({ input, context }) =>
      moved(context, input, cancelRequest(deps, context, input.slug)),
    ),
    answer: forwardRequests.answer.handler(async ({ input, context }) => {
      await answerCustoms(deps, context, input);
      return { status: true as const };
    }),
  };
}
