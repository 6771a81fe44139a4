import { ORPCError } from "@orpc/server";
import { isConnectionLoss, RETRY_AFTER_SECONDS } from "../database/connection-loss.ts";

/** Why the calls of one page were not answered. A page that fails for it says so by its status, and when to come again. */
export class PageTrouble {
  #status: 429 | 503 | null = null;
  #retryAfter = String(RETRY_AFTER_SECONDS);

  note(error: unknown): void {
    if (isConnectionLoss(error)) this.#status = 503;
    else if (error instanceof ORPCError && (error.status === 429 || error.status === 503)) this.#status = error.status;
  }

  /** Calls of a page set no header but this one. */
  setHeader(name: string, value: string): void {
    if (name === "retry-after") this.#retryAfter = value;
  }

  async answer(response: Response): Promise<Response> {
    if (this.#status === null || response.status < 500) return response;
    const headers = new Headers(response.headers);
    headers.set("retry-after", this.#retryAfter);
    return new Response(await response.bytes(), { status: this.#status, headers });
  }
}
