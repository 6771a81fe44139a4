import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { ARGON2ID, type HashJob } from "./hash-job.ts";

const LEAST_URGENT = 19;

// Linux gives each thread a priority of its own: pages come first, whoever signs in (T012). Elsewhere it would be the
// whole process's.
if (process.platform === "linux") setPriority(0, LEAST_URGENT);

parentPort?.on("message", (job: HashJob) => {
  const { password, passwordHash } = job;
  parentPort?.postMessage(
    passwordHash === undefined ? hashSync(password, ARGON2ID) : verifySync(passwordHash, password),
  );
});
