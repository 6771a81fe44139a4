import { type Answer, json } from "./http.ts";

interface Remembered {
  body: string;
  answer: Promise<Answer>;
}

export interface RepeatedRequests {
  /** Runs once for a key; the same request again gets the same answer, another one under the same key is refused. */
  once(key: string, body: string, run: () => Answer | Promise<Answer>): Promise<Answer>;
  forget(): void;
}

export function openRepeatedRequests(): RepeatedRequests {
  const known = new Map<string, Remembered>();
  return {
    forget: () => known.clear(),
    once: async (key, body, run) => {
      if (key === "") return run();
      const before = known.get(key);
      if (before && before.body !== body)
        return json(400, { error: { type: "idempotency_error", message: "This key was used with another request." } });
      if (before) return { ...(await before.answer), headers: replayed((await before.answer).headers) };
      const answer = Promise.resolve(run());
      known.set(key, { body, answer });
      return answer;
    },
  };
}

const replayed = (headers: Record<string, string>) => ({ ...headers, "idempotent-replayed": "true" });
