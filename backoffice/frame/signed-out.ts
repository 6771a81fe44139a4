import { createStore } from "#ui/store.ts";

/** Whether a call was refused because nobody is signed in any more. */
export const signedOut = createStore(false);
