import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../demo/identity/demo-accounts.ts";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { reportFigures } from "./figures.ts";
import { agent, PORT, timed } from "./sign-in-requests.ts";
import { mannWhitney, quantile } from "./statistics.ts";

const LOGINS_OF_EACH_KIND = 200;
const ROUNDS = 15;
const PAGES_PER_ROUND = 400;
const [{ email: KNOWN }] = DEMO_ACCOUNTS;

async function logIn(email: string, password: string): Promise<number> {
  // Hashing pauses after each request, which must not delay the next one.
  await pause(20);
  const { ms, status } = await timed({ method: "POST", path: "/api/auth/login", body: { email, password } });
  if (status !== (password === DEMO_PASSWORD ? 200 : 401)) throw new Error(`a sign-in was answered with ${status}`);
  return ms;
}

/** T002: in turn, so that other load affects both kinds alike. */
async function compareKinds(): Promise<void> {
  const [wrong, unknown]: [number[], number[]] = [[], []];
  for (let index = 0; index < LOGINS_OF_EACH_KIND; index += 1) {
    // A correct password now and then, or the account would be throttled.
    if (index % 9 === 0) await logIn(KNOWN, DEMO_PASSWORD);
    wrong.push(await logIn(KNOWN, "not the password"));
    unknown.push(await logIn(`nobody${index}@example.com`, "not the password"));
  }
  const [a, b] = [quantile(wrong, 0.5), quantile(unknown, 0.5)];
  console.log(`wrong password ${a.toFixed(1)} ms, unknown address ${b.toFixed(1)} ms (medians of ${wrong.length})`);
  console.log(
    `apart by ${(Math.abs(a / b - 1) * 100).toFixed(1)} %, Mann-Whitney p = ${mannWhitney(wrong, unknown).toFixed(3)}`,
  );
}

async function pageTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < PAGES_PER_ROUND; index += 1) {
    times.push((await timed({ method: "GET", path: "/en" })).ms);
    await pause(2);
  }
  return times;
}

/** T012: the page by itself and beside 50 sign-ins at a time, in turn. */
async function compareLoad(): Promise<void> {
  const [idle, busy]: [number[], number[]] = [[], []];
  let logins = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await pageTimes()));
    const crowd = new Worker(new URL("./sign-in-crowd.ts", import.meta.url));
    await once(crowd, "online");
    // Without the cost of fifty new connections at once.
    await pause(500);
    busy.push(...(await pageTimes()));
    crowd.postMessage("enough");
    logins += (await once(crowd, "message"))[0];
  }
  for (const share of [0.5, 0.99]) {
    const [quiet, loaded] = [quantile(idle, share), quantile(busy, share)];
    const name = share === 0.5 ? "median" : "p99";
    reportFigures({ [`page beside sign-ins, ${name} of idle`]: loaded / quiet });
    console.log(
      `GET /en ${name}: idle ${quiet.toFixed(2)} ms, beside sign-ins ${loaded.toFixed(2)} ms, ratio ${(loaded / quiet).toFixed(2)}`,
    );
  }
  console.log(`${logins} sign-ins meanwhile`);
}

const workDir = makeDataDir();
const server: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
  env: {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PORT: String(PORT),
    DATA_DIR: workDir,
    TRUSTED_PROXIES: "127.0.0.1",
  },
  stdio: ["ignore", "ignore", "inherit"],
});
try {
  while ((await timed({ method: "GET", path: "/readyz" }).catch(() => ({ status: 0 }))).status !== 200)
    await pause(500);
  await pageTimes();
  await compareKinds();
  await compareLoad();
} finally {
  server.kill("SIGTERM");
  agent.destroy();
  await pause(2_000);
  removeDataDir(workDir);
}
