function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** A response is successful unless it carries errors, a message, or status false (ERROR-01). */
export function isSuccessful(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return true;
  const { errors, message, status } = body as { errors?: unknown; message?: unknown; status?: unknown };
  return !isFilled(errors) && !isFilled(message) && status !== false;
}
