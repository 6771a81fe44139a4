import { CHALLENGE_MS, FORM_MS } from "#domain/contacts/proof-of-work.ts";
import { browserApi } from "../../browser-api.ts";

/** What shows the server that a person's browser sends the form. */
export interface Evidence {
  form: string;
  challenge: string;
  answer: number;
}

interface Prepared extends Evidence {
  atMs: number;
}

const NOTHING: Evidence = { form: "", challenge: "", answer: 0 };
/** The clocks of browser and server may differ, and the last message takes its time too. */
const SPARE_MS = 60_000;
const LEAST_MS = FORM_MS.least + 200;

/**
 * Asks for a challenge when somebody begins to fill in the form, and works on it meanwhile. Whatever fails here, the message
 * is sent: it is then held for review.
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
    // A failure is looked at when the form is sent.
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

  /** After the server's answer: a challenge counts once. Before it the same message is sent again with the same one. */
  function renew(): void {
    ready = null;
  }

  return { begin, take, renew };
}

/** A form that is sent within seconds looks like a robot's. */
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
