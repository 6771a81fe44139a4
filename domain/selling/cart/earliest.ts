/** The earliest of some moments as an ISO string; null when there are none. */
export function earliest(moments: readonly (Date | string | null)[]): string | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : new Date(moment).getTime()));
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
