import { parentPort, threadId } from "node:worker_threads";
import { agent, timed } from "./sign-in-requests.ts";

/** In a thread of its own, so that sending them does not delay the clock of the pages. */
const PARALLEL_LOGINS = 50;

let isOver = false;
let logins = 0;
parentPort?.once("message", () => {
  isOver = true;
});
await Promise.all(
  Array.from({ length: PARALLEL_LOGINS }, async (_, index) => {
    while (!isOver) {
      const email = `crowd${threadId}-${index}-${logins}@example.com`;
      const { status } = await timed({ method: "POST", path: "/api/auth/login", body: { email, password: "wrong" } });
      if (status !== 401) throw new Error(`a sign-in was answered with ${status}`);
      logins += 1;
    }
  }),
);
agent.destroy();
parentPort?.postMessage(logins);
