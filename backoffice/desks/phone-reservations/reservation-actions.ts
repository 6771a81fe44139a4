import { actionsOn } from "../../kit/form/action.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ number: string }>();

export const RESERVATION_ACTIONS = [
  on({
    event: "offer",
    label: "staff.phone-reservations.offer",
    permission: "stock.write",
    fields: {},
    send: ({ number }, _values, sending) => staffApi.phoneReservations.offer({ number }, sending),
  }),
];
