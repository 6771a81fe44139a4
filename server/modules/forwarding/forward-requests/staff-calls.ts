import { drawDocument } from "#modules/money/documents/index.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { settleCustoms } from "./customs/settle-customs.ts";
import { paperOf } from "./papers/request-papers.ts";
import { type RequestRow, requestAggregate } from "./request-aggregate.ts";
import type { RequestDeps } from "./request-deps.ts";
import * as moves from "./staff-moves.ts";
import { listQueue } from "./views/list-queue.ts";

export function createStaffRequestCalls(deps: RequestDeps) {
  const { forwarding } = staffCalls;
  return {
    list: forwarding.list.handler(({ input, context }) => listQueue(deps, context, input)),
    getCustomsInvoice: forwarding.getCustomsInvoice.handler(async ({ input, context }) => {
      const paper = await paperOf(
        deps,
        context.db,
        await requestAggregate.lockInScope(context, input.number),
        "customs",
      );
      return { pdf: paper && (await drawDocument(paper.document, paper.issuedAt)).toString("base64") };
    }),
    start: forwarding.start.handler(({ input, context }) => moved(deps, context, input, moves.startPacking)),
    measure: forwarding.measure.handler(async ({ input, context }) => {
      const boxes = input.boxes.map((box) => ({
        weightGrams: box.weight_grams,
        lengthMm: box.length_mm,
        widthMm: box.width_mm,
        heightMm: box.height_mm,
      }));
      const locked = await requestAggregate.lockInScope(context, input.number);
      const { request, returned } = await moves.measureBoxes(deps, context.db, locked, boxes, causeOf(context, input));
      return { ...answered(request), returned };
    }),
    label: forwarding.label.handler(({ input, context }) =>
      moved(deps, context, input, (own, tx, request, cause) =>
        moves.labelBoxes(own, tx, request, input.tracking_number, cause),
      ),
    ),
    dispatch: forwarding.dispatch.handler(({ input, context }) => moved(deps, context, input, moves.dispatchRequest)),
    hold: forwarding.hold.handler(({ input, context }) => moved(deps, context, input, moves.holdRequest)),
    release: forwarding.release.handler(({ input, context }) => moved(deps, context, input, moves.releaseRequest)),
    askDocuments: forwarding.askDocuments.handler(({ input, context }) =>
      moved(deps, context, input, moves.askForDocuments),
    ),
    settleCustoms: forwarding.settleCustoms.handler(async ({ input, context }) => {
      const locked = await requestAggregate.lockInScope(context, input.number);
      const taken = { duty: input.duty, importVat: input.import_vat };
      const { request, ...settled } = await settleCustoms(deps, context.db, locked, taken, causeOf(context, input));
      return { ...answered(request), ...settled };
    }),
    return: forwarding.return.handler(({ input, context }) => moved(deps, context, input, moves.returnRequest)),
    lose: forwarding.lose.handler(({ input, context }) => moved(deps, context, input, moves.loseRequest)),
  };
}

type StaffMove = (
  deps: RequestDeps,
  tx: StaffCallContext["db"],
  request: RequestRow,
  cause: moves.StaffCause,
) => Promise<RequestRow>;

interface Asked {
  number: string;
  note?: string | undefined;
}

const causeOf = (context: StaffCallContext, { note }: Asked) => ({ staffId: actingMember(context).id, note });

const answered = ({ state }: RequestRow) => ({ status: true as const, state });

/** A step that the request's state does not allow is a conflict (I10). */
async function moved(deps: RequestDeps, context: StaffCallContext, asked: Asked, move: StaffMove) {
  const request = await requestAggregate.lockInScope(context, asked.number);
  return answered(await move(deps, context.db, request, causeOf(context, asked)));
}
