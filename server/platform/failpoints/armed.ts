/**
 * Dies without a word where FAIL_AT says so, as a machine that loses its power does. Loaded only under Node's condition
 * `crossdock-faults`, see "imports" in package.json.
 */
export function failpoint(name: string): void {
  if (process.env.FAIL_AT === name) process.kill(process.pid, "SIGKILL");
}
