import { setTimeout } from "node:timers/promises";
import { type Answer, json, text } from "./http.ts";

export type Breakage = "500" | "429" | "malformed" | "hang" | "drip";

/** A failure of the providers' own calls. */
export interface BrokenAnswer {
  /** The beginning of the call's path. */
  path: string;
  kind: Breakage;
  /** How long a hanging answer takes, or each byte of a slow one. */
  seconds: number;
  /** How many answers are broken. */
  times: number;
  /** Whether the call still has its effect. */
  hasEffect: boolean;
}

export interface BrokenAnswers {
  add(broken: BrokenAnswer): void;
  clear(): void;
  /** The failure for this path, counted down. */
  take(path: string): BrokenAnswer | null;
}

export function openBrokenAnswers(): BrokenAnswers {
  let all: BrokenAnswer[] = [];
  return {
    add: (broken) => void all.push({ ...broken }),
    clear: () => {
      all = [];
    },
    take: (path) => {
      const found = all.find((broken) => path.startsWith(broken.path) && broken.times > 0);
      if (!found) return null;
      found.times -= 1;
      return found;
    },
  };
}

/** The broken answer, sent instead of or after the effect. */
export async function breakAnswer(
  { kind, seconds, hasEffect }: BrokenAnswer,
  answer: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const real = hasEffect ? await answer() : null;
  if (kind === "429") return json(429, { error: { type: "rate_limit_error" } }, { "retry-after": "1" });
  if (kind === "malformed") return text("application/json", '{"id": "cs_');
  if (kind === "500") return json(500, { error: { type: "api_error" } });
  if (kind === "drip") return { ...(real ?? (await answer())), msPerByte: seconds * 1_000 };
  await setTimeout(seconds * 1_000, undefined, { signal, ref: false });
  return real ?? (await answer());
}
