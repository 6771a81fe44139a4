import { browserApi } from "../../browser-api.ts";

export type LinkPurpose = "confirm" | "unsubscribe";
export type LinkOutcome = "done" | "void" | "failed";

const NOT_FOUND = 404;

/** Does what the link in a mail is for: only now, because mail programs open links by themselves (T040). */
export async function followLink(purpose: LinkPurpose, token: string): Promise<LinkOutcome> {
  const { confirmNewsletter, unsubscribeNewsletter } = browserApi.marketing;
  try {
    await (purpose === "confirm" ? confirmNewsletter({ token }) : unsubscribeNewsletter({ token }));
    return "done";
  } catch (error) {
    return (error as { status?: number } | null)?.status === NOT_FOUND ? "void" : "failed";
  }
}
