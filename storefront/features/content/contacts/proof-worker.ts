import { findAnswer } from "#domain/content/contacts/proof-of-work.ts";

/** Beside the page, so that typing does not wait. */
addEventListener("message", ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  postMessage(findAnswer(data.challenge, data.bits));
});
