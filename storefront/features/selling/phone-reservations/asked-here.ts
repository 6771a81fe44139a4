import { createStore } from "#ui/store.ts";

/** Whether a phone was asked for since this document was opened: the address of the confirmation names none (ROUTE-43). */
export const askedHere = createStore(false);
