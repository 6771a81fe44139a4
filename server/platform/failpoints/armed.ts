/**
 * Kills the process at the failpoint that FAIL_AT names. Loaded only under Node's condition `crossdock-faults`, see
 * "imports" in package.json.
 */
export function failpoint(name: string): void {
  if (process.env.FAIL_AT === name) process.kill(process.pid, "SIGKILL");
}
