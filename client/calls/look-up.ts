const NOT_FOUND = 404;

/** What a read found: null when there is nothing, "unknown" when it failed, which says nothing about the thing itself. */
export type Found<T> = T | null | "unknown";

export function lookUp<T>(call: Promise<T>): Promise<Found<T>> {
  return call.catch((error: unknown) =>
    (error as { status?: number } | null)?.status === NOT_FOUND ? null : ("unknown" as const),
  );
}
