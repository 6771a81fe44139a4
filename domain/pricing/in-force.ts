/** Of versions that each hold until the next, the one that holds on a day; none where all begin later (PRICE-08). */
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
