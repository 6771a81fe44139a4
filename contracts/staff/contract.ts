import { setPrice } from "./catalog.ts";
import { moveOrder, refundOrder } from "./orders.ts";
import { listParkedEvents, refundPayment } from "./payments.ts";
import * as session from "./session.ts";
import { setStock } from "./stock.ts";

/** The wire of the back office: every call that staff can make, by area. */
export const staffContract = {
  session: {
    signIn: session.signIn,
    verifyTotp: session.verifyTotp,
    me: session.me,
    stepUp: session.stepUp,
    signOut: session.signOut,
    setPassword: session.setPassword,
  },
  orders: { move: moveOrder, refund: refundOrder },
  payments: { refund: refundPayment, parkedEvents: listParkedEvents },
  stock: { set: setStock },
  catalog: { setPrice },
};
