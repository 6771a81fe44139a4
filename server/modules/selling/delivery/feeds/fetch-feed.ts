const TIME_LIMIT_MS = 60_000;
const MOST_BYTES = 30 * 1024 * 1024;

/** Some carriers refuse user agents that do not begin like a browser's. */
const HEADERS = { accept: "application/json", "user-agent": "Mozilla/5.0 (compatible; Crossdock)" };

export interface FetchLimits {
  timeLimitMs?: number;
  mostBytes?: number;
}

/** The text at an address that an operator has set; slow, endless and redirected answers are failures. */
export async function fetchFeed(
  url: string,
  { timeLimitMs = TIME_LIMIT_MS, mostBytes = MOST_BYTES }: FetchLimits = {},
): Promise<string> {
  const answer = await fetch(url, {
    headers: HEADERS,
    redirect: "error",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (!answer.ok || !answer.body) throw new Error(`the carrier's server answered ${answer.status}`);
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error("the list is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
