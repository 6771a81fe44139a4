import { calls } from "#platform/calls/implement-calls.ts";
import { announceParcel } from "./arrival/announce.ts";
import { attachInvoice } from "./arrival/attach-invoice.ts";
import { changeAnnouncement } from "./arrival/change-announcement.ts";
import { claimUnidentified } from "./arrival/claim-unidentified.ts";
import { declareParcel } from "./contents/declare.ts";
import { setArrivalMails, showDesk } from "./desk/desk.ts";
import { listParcels } from "./desk/list-parcels.ts";
import { showParcel } from "./desk/show-parcel.ts";
import { answerHold } from "./moves/answer-hold.ts";
import { handOver } from "./moves/hand-over.ts";
import { moveOwnParcel } from "./moves/own-moves.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { askReturn } from "./returns/returns.ts";
import { requestService } from "./services.ts";

const done = { status: true as const };

export function createParcelCalls(deps: ParcelDeps) {
  const { parcels } = calls;
  return {
    desk: parcels.desk.handler(({ context }) => showDesk(deps, context)),
    list: parcels.list.handler(({ input, context }) => listParcels(deps, context, input)),
    get: parcels.get.handler(({ input, context }) => showParcel(deps, context, input.number)),
    announce: parcels.announce.handler(({ input, context }) => announceParcel(deps, context, input)),
    changeAnnouncement: parcels.changeAnnouncement.handler(({ input, context }) =>
      changeAnnouncement(deps, context, input),
    ),
    declare: parcels.declare.handler(({ input, context }) => declareParcel(deps, context, input)),
    attachInvoice: parcels.attachInvoice.handler(({ input, context }) => attachInvoice(deps, context, input)),
    answerHold: parcels.answerHold.handler(({ input, context }) => answerHold(deps, context, input)),
    requestService: parcels.requestService.handler(({ input, context }) => requestService(deps, context, input)),
    claimUnidentified: parcels.claimUnidentified.handler(async ({ input, context }) => {
      await claimUnidentified(deps, context, input);
      return done;
    }),
    setArrivalMails: parcels.setArrivalMails.handler(async ({ input, context }) => {
      await setArrivalMails(context, input.arrival_mails);
      return done;
    }),
    cancel: parcels.cancel.handler(({ input, context }) => moveOwnParcel(deps, context, input.number, "cancel")),
    askReturn: parcels.askReturn.handler(({ input, context }) => askReturn(deps, context, input)),
    handOver: parcels.handOver.handler(({ input, context }) => handOver(deps, context, input.number)),
    giveUp: parcels.giveUp.handler(({ input, context }) => moveOwnParcel(deps, context, input.number, "give_up")),
    rescue: parcels.rescue.handler(({ input, context }) => moveOwnParcel(deps, context, input.number, "rescue")),
  };
}
