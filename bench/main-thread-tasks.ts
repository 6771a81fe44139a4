import { once } from "node:events";
import type { CDPSession, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

const CATEGORIES = ["disabled-by-default-devtools.timeline", "__metadata"];

/** The longest that a page's main thread was busy in one go, in milliseconds, while something was done. */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  await work();
  const isComplete = completion(session);
  await session.send("Tracing.end");
  await isComplete;
  await session.detach();
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid}/${tid}`));
  if (tasks.length === 0) throw new Error("the trace has no task of a page");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1_000;
}

const completion = (session: CDPSession) => once(session as unknown as NodeJS.EventEmitter, "Tracing.tracingComplete");
