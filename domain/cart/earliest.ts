/** The first of some moments, in words of the wire; none where there is none. */
export function earliest(moments: readonly (Date | string | null)[]): string | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : new Date(moment).getTime()));
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
