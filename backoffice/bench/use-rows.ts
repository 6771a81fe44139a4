import { useCallback, useEffect, useRef, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Queue } from "./queue.ts";

interface Rows {
  items: readonly object[];
  next: string | null;
  total: number;
  isLoading: boolean;
  problem: MessageKey | null;
}

const NONE: Rows = { items: [], next: null, total: 0, isLoading: true, problem: null };

/** The rows of a queue in one state, or in all, page by page. */
export function useRows(queue: Queue<object>, state: string) {
  const [rows, setRows] = useState(NONE);
  // Only the answer to the last question counts.
  const asked = useRef(0);

  const read = useCallback(
    async (after?: string) => {
      asked.current += 1;
      const question = asked.current;
      setRows((before) => ({ ...before, isLoading: true, problem: null }));
      const request = { filter: state === "" ? {} : { state }, ...(after ? { after } : {}) };
      const answer = await queue.list(request).catch((error: unknown) => readRefusal(error).problem);
      if (question !== asked.current) return;
      setRows((before) =>
        typeof answer === "string"
          ? { ...before, isLoading: false, problem: answer }
          : { ...answer, items: [...(after ? before.items : []), ...answer.items], isLoading: false, problem: null },
      );
    },
    [queue, state],
  );

  useEffect(() => {
    void read();
  }, [read]);

  return { ...rows, reload: () => read(), readMore: () => read(rows.next ?? undefined) };
}
