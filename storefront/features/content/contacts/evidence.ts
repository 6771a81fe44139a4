import { CHALLENGE_MS, FORM_MS } from "#domain/content/contacts/proof-of-work.ts";
import { browserApi } from "#storefront/browser-api.ts";

/** The proof that a person's browser sends the form. */
export interface Evidence {
  form: string;
  challenge: string;
  answer: number;
}

interface Prepared extends Evidence {
  atMs: number;
}

const NOTHING: Evidence = { form: "", challenge: "", answer: 0 };
/** For the difference between the clocks of browser and server, and for the time of the last call. */
const SPARE_MS = 60_000;
const LEAST_MS = FORM_MS.least + 200;

/**
 * Asks for a challenge when the visitor begins to fill in the form, and solves it meanwhile. After a failure the
 * message is sent without evidence and held for review.
 */
export function evidenceOf(api: Pick<typeof browserApi, "contacts"> = browserApi, solve = solveInWorker) {
  let opened: { form: string; atMs: number } | null = null;
  let ready: Promise<Prepared> | null = null;

  async function prepare(): Promise<Prepared> {
    const { form, challenge, bits } = await api.contacts.prepare({});
    opened ??= { form, atMs: Date.now() };
    const answer = await solve(challenge, bits);
    return { form: opened.form, challenge, answer, atMs: Date.now() };
  }

  function begin(): void {
    ready ??= prepare();
    // `take` handles a failure when the form is sent.
    ready.catch(() => undefined);
  }

  async function take(): Promise<Evidence> {
    try {
      begin();
      const first = await ready;
      if (!first || Date.now() - first.atMs > CHALLENGE_MS - SPARE_MS) ready = prepare();
      const { form, challenge, answer } = (await ready) ?? NOTHING;
      await untilOld(opened?.atMs ?? 0);
      return { form, challenge, answer };
    } catch {
      ready = null;
      return NOTHING;
    }
  }

  /** Called after the server's answer, because a challenge counts once. Until then a retry sends the same challenge. */
  function renew(): void {
    ready = null;
  }

  return { begin, take, renew };
}

/** Waits, because a form that is sent within seconds looks like a robot's. */
const untilOld = (openedMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, openedMs + LEAST_MS - Date.now())));

function solveInWorker(challenge: string, bits: number): Promise<number> {
  const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = () => reject(new Error("The proof of work failed"));
    worker.postMessage({ challenge, bits });
  }).finally(() => worker.terminate());
}
