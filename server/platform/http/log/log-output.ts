/**
 * The lines of the log, on standard output. When they cannot be written, such as to a full disk, they are lost and nothing
 * else stops (F12): the logger's own output would wait for the disk and hold up every request.
 */
export function openLogOutput(): { write(line: string): void } {
  process.stdout.on("error", () => undefined);
  return { write: (line) => void process.stdout.write(line) };
}
