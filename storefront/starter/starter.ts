import { firstSign } from "./first-sign.ts";
import { HeldPresses } from "./held-presses.ts";
import { fetchAhead, loadPage, preload } from "./load-page.ts";
import { type PageStart, readPageStart } from "./page-start.ts";
import { startsWhenLoaded } from "./starts-when-loaded.ts";

const QUIET_MS = 4_000;

const presses = new HeldPresses(window);
const sign = firstSign(window);

void documentIs("interactive").then(start);

async function start(): Promise<void> {
  presses.limitTo(document);
  const page = readPageStart();
  if (page.waits) {
    await Promise.race([sign, quiet(page)]);
    preload(page);
  }
  while (!(await hasStarted(page))) await firstSign(window);
  presses.repeat();
}

/** A page that nobody touches is started when the browser has had nothing to do for a while. */
async function quiet(page: PageStart): Promise<void> {
  await documentIs("complete");
  await idle();
  fetchAhead(page);
  if (startsWhenLoaded(document.cookie, location.search)) return;
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  await idle();
}

async function hasStarted(page: PageStart): Promise<boolean> {
  try {
    await loadPage(page);
    return true;
  } catch {
    // Without a connection, or after an update of the shop, the page stays the document that it is.
    presses.release();
    return false;
  }
}

function documentIs(state: "interactive" | "complete"): Promise<void> {
  return new Promise((resolve) => {
    const check = () => (document.readyState === state || document.readyState === "complete") && resolve();
    document.addEventListener("readystatechange", check);
    check();
  });
}

/** Safari has no idle callback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout: QUIET_MS });
  });
}
