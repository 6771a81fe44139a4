import type { FastifyRequest } from "fastify";
import { withoutSecret } from "#domain/shared/page/secret-path.ts";

/** Without the query, which may hold secrets and personal data. */
export function describeRequest(request: FastifyRequest) {
  const [path = ""] = request.url.split("?", 1);
  return { id: request.id, method: request.method, path: withoutSecret(path), host: request.host };
}

const textOf = (thrown: unknown) => (typeof thrown === "object" ? JSON.stringify(thrown) : String(thrown));

type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: DescribedError;
};

/** An error with its causes. The values of a failed query are left out: they may be personal (T092). */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error), stack: "" };
  const { params, code } = error as { params?: unknown; code?: unknown };
  const withoutValues = (text: string) => (params === undefined ? text : text.replaceAll(`\nparams: ${params}`, ""));
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ""),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
