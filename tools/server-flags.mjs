const LIMITS = ["--max-semi-space-size=16", "--max-old-space-size=512"];

/**
 * Limits for the memory of the server's process. By default V8 lets its heap grow with the machine's memory before it
 * collects garbage, and the C library keeps an arena for each thread: together several times the memory in use. The
 * operator's own limits come first.
 */
export function memoryLimits({ NODE_OPTIONS = "", MALLOC_ARENA_MAX = "2" }) {
  const isGiven = (flag) => NODE_OPTIONS.replaceAll("_", "-").includes(flag.slice(0, flag.indexOf("=")));
  return { flags: LIMITS.filter((flag) => !isGiven(flag)), env: { MALLOC_ARENA_MAX } };
}
