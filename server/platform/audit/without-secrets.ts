/** Fields of a call's input that are nobody's to read later, at any depth. */
const SECRET_FIELDS = new Set(["password", "current_password", "totp", "token", "secret"]);

/** A call's input as an audit entry may hold it. */
export function withoutSecrets(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSecrets);
  if (typeof input !== "object" || input === null) return input ?? null;
  const fields = Object.entries(input).filter(([name]) => !SECRET_FIELDS.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutSecrets(value)]));
}
