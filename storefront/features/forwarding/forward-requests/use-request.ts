import { useRef, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { showToast } from "#ui/toast-store.ts";

type RequestCall = (
  params: { slug: string; language_id: number },
  options: { context: { idempotencyKey: string } },
) => Promise<{ request: RequestDetails }>;

/**
 * A draft as the server last answered it, overlaid with choices that it has not answered yet. Every choice is sent at once,
 * one after the other; one that is refused is said so and undone.
 */
export function useRequest(loaded: RequestDetails) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const [confirmed, setConfirmed] = useState(loaded);
  const [choices, setChoices] = useState<Partial<RequestDetails>>({});
  const [unanswered, setUnanswered] = useState(0);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const waiting = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function end() {
    waiting.current -= 1;
    setUnanswered(waiting.current);
    if (waiting.current === 0) setChoices({});
  }

  async function save(call: RequestCall, chosen: Partial<RequestDetails> = {}): Promise<RequestDetails | null> {
    waiting.current += 1;
    setUnanswered(waiting.current);
    setChoices((others) => ({ ...others, ...chosen }));
    const params = { slug: loaded.slug, language_id: languageId };
    const answer = last.current.then(() => call(params, { context: { idempotencyKey: crypto.randomUUID() } }));
    last.current = answer.catch(() => undefined);
    try {
      const { request: saved } = await answer;
      setConfirmed(saved);
      setSavedAt(new Date().toISOString());
      return saved;
    } catch (error) {
      const { problem, fields } = readRefusal(error);
      showToast({ tone: "error", text: t(Object.values(fields)[0] ?? problem) });
      return null;
    } finally {
      end();
    }
  }

  return { request: { ...confirmed, ...choices }, save, isSaving: unanswered > 0, savedAt };
}

export type OpenRequest = ReturnType<typeof useRequest>;
