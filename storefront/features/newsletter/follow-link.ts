import { browserApi } from "../../browser-api.ts";

export type LinkPurpose = "confirm" | "unsubscribe";
export type LinkOutcome = "done" | "invalid" | "failed";

const NOT_FOUND = 404;

/** T040: called on submit only, because mail programs open links by themselves. */
export async function followLink(purpose: LinkPurpose, token: string): Promise<LinkOutcome> {
  const { confirmNewsletter, unsubscribeNewsletter } = browserApi.marketing;
  try {
    await (purpose === "confirm" ? confirmNewsletter({ token }) : unsubscribeNewsletter({ token }));
    return "done";
  } catch (error) {
    return (error as { status?: number } | null)?.status === NOT_FOUND ? "invalid" : "failed";
  }
}
