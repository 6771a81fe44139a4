/** Statements that a client sent to PostgreSQL, counted on the wire, so that the product needs no counter. */
export interface Statements {
  /** Without BEGIN, COMMIT and ROLLBACK. */
  queries: number;
  /** BEGIN, COMMIT, ROLLBACK. */
  boundaries: number;
}

const SIMPLE_QUERY = "Q".charCodeAt(0);
const EXECUTE = "E".charCodeAt(0);
const HEADER_BYTES = 5;

/** Reads one connection's messages: after the start each has a type, a length, and that many bytes. */
export function countStatements(into: Statements): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let hasStarted = false;
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= HEADER_BYTES) {
      const size = hasStarted ? 1 + waiting.readInt32BE(1) : waiting.readInt32BE(0);
      if (waiting.length < size) return;
      if (hasStarted) count(into, waiting.subarray(0, size));
      hasStarted = true;
      waiting = waiting.subarray(size);
    }
  };
}

function count(into: Statements, message: Buffer): void {
  const [type] = message;
  if (type === EXECUTE) into.queries += 1;
  if (type !== SIMPLE_QUERY) return;
  const isBoundary = /^(begin|commit|rollback)/i.test(message.toString("latin1", HEADER_BYTES));
  into[isBoundary ? "boundaries" : "queries"] += 1;
}
