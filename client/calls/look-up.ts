const NOT_FOUND = 404;

/** The result of a read: null when nothing exists, "unknown" when the read failed and existence is not known. */
export type Found<T> = T | null | "unknown";

export function lookUp<T>(call: Promise<T>): Promise<Found<T>> {
  return call.catch((error: unknown) =>
    (error as { status?: number } | null)?.status === NOT_FOUND ? null : ("unknown" as const),
  );
}
