import wire from "virtual:contract";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { CallPolicy } from "../contracts/define-call.ts";
import { isSuccessful } from "../domain/calls/response-success.ts";
import { DEFAULT_CALL_POLICY, RETRY_DELAY_MS } from "../domain/limits/calls.ts";
import type { Api } from "./context.ts";

/** An answer that carries errors, a message or status false (ERROR-01). */
class UnsuccessfulCall extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("The call was not successful");
    this.answer = answer;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Definition = { "~orpc"?: { meta: CallPolicy } } & { [name: string]: Definition };

function policyOf(path: readonly string[]): Pick<CallPolicy, "timeoutMs" | "retries"> {
  const definition = path.reduce<Definition | undefined>((node, name) => node?.[name], wire as unknown as Definition);
  return definition?.["~orpc"]?.meta ?? DEFAULT_CALL_POLICY;
}

/** LIMIT-01: each try has the call's own time; a lost connection or a server's failure is tried again. */
async function fetchPatiently(request: Request, path: readonly string[]): Promise<Response> {
  const { timeoutMs, retries } = policyOf(path);
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(timeoutMs) });
      if (response.status < 500 || isLast) return response;
    } catch (error) {
      if (isLast) throw error;
    }
    await pause(RETRY_DELAY_MS);
  }
}

const link = new OpenAPILink(wire, {
  url: () => new URL("/api", window.location.origin).href,
  fetch: (request, _init, _options, path) => fetchPatiently(request, path),
  interceptors: [
    async ({ next }) => {
      const answer = await next();
      if (!isSuccessful(answer)) throw new UnsuccessfulCall(answer);
      return answer;
    },
  ],
});

/** The contract over the network, with the specification's time-outs and retries. */
export const browserApi: Api = createORPCClient(link);
