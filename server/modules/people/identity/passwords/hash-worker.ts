import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import { ARGON2ID, type HashJob } from "./hash-job.ts";

const LOWEST_PRIORITY = 19;

// Pages come before sign-ins (T012). Linux has priorities per thread; elsewhere this would change the whole process.
if (process.platform === "linux") setPriority(0, LOWEST_PRIORITY);

parentPort?.on("message", (job: HashJob) => {
  const { password, passwordHash } = job;
  parentPort?.postMessage(
    passwordHash === undefined ? hashSync(password, ARGON2ID) : verifySync(passwordHash, password),
  );
});
