import { normalEmail } from "#domain/people/identity/text-rules.ts";

/** Where a dot in the local part means nothing, and the name that counts for all of its domains. */
const DOTLESS_DOMAINS: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/**
 * Whom a limit per customer counts (T122). The policy: capitals do not matter; what follows a plus does not matter
 * anywhere, because most hosts deliver it to the same box; dots do not matter at Gmail, which ignores them, and do at
 * all others. Two people are never taken for one unless their host delivers both to the same box.
 */
export function customerKey(email: string): string {
  const address = normalEmail(email);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const untagged = local.split("+")[0] || local;
  const domain = address.slice(at + 1);
  const dotless = DOTLESS_DOMAINS[domain];
  return dotless ? `${untagged.replaceAll(".", "")}@${dotless}` : `${untagged}@${domain}`;
}
