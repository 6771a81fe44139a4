import type { Frame } from "#domain/operations/errors/fingerprint.ts";
import { withoutSecret } from "#domain/shared/page/secret-path.ts";
import { isConnectionLoss } from "#platform/database/connection-loss.ts";
import { describeError } from "#platform/http/log/log-fields.ts";
import { cleaned, type SeenError } from "./read-event.ts";

const UNAVAILABLE = 503;
const MOST_FRAMES = 30;

/** The fields that are logged with an error. */
interface Logged {
  err?: unknown;
  storefront?: string;
  req?: { url?: string; site?: { storefront?: { code?: string } } };
}

/** An error of the server, from its log entry; null if the database was absent, which is no mistake in the code. */
export function readServerError(logged: object, build: string): { scope: string; seen: SeenError } | null {
  const { err, storefront, req } = logged as Logged;
  if (err === undefined || isConnectionLoss(err) || (err as { status?: number } | null)?.status === UNAVAILABLE)
    return null;
  const thrown = innermost(err);
  const { type, message, stack } = describeError(thrown);
  return {
    scope: storefront ?? req?.site?.storefront?.code ?? "",
    seen: {
      type: cleaned(type),
      message: cleaned(message),
      build,
      path: cleaned(withoutSecret(req?.url?.split("?", 1)[0] ?? "")),
      frames: framesOf(stack),
      replayId: null,
    },
  };
}

/** The innermost cause, because a wrapper says only that something failed. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;

const STACK_LINE =
  /^\s+at (?:(?:async )?(?<name>[^\s(]+(?: \[as [^\]]+\])?) )?\(?(?:file:\/\/)?(?<file>[^():]+(?::[^\d():]+)?):(?<line>\d+):\d+\)?$/;
const OURS = /(?:^|\/)((?:server|domain|contracts|i18n|build|storefront)\/[^:]+)$/;

function framesOf(stack: string): Frame[] {
  return stack
    .split("\n")
    .map((line) => STACK_LINE.exec(line)?.groups)
    .filter((found) => found !== undefined)
    .slice(0, MOST_FRAMES)
    .map(({ name = "", file = "", line = "" }) => {
      const own = file.includes("node_modules/") ? undefined : OURS.exec(file)?.[1];
      const known = own ?? file.split("node_modules/").at(-1) ?? file;
      return { file: cleaned(known), name: cleaned(name), line: Number(line), isOwn: own !== undefined };
    });
}
