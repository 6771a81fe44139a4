/** The version valid on a day, where each is valid until the next; undefined when all start later (PRICE-08). */
export function inForce<Version extends { validFrom: string }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  let current: Version | undefined;
  for (const version of versions) {
    if (version.validFrom <= day && (!current || current.validFrom < version.validFrom)) current = version;
  }
  return current;
}
