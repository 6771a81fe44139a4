const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const ALL_DAY = /^00:0[01]-(?:23:59|24:00|00:00)$/;

/** Hours by day, Monday first and without those that are closed, as OpenStreetMap writes them: "Mo-Fr 08:00-18:00". */
export function describeHours(days: readonly (string | null)[]): string {
  const week = DAYS.map((_, day) => days[day] ?? null);
  if (week.every((hours) => hours !== null && ALL_DAY.test(hours))) return "24/7";
  const segments: string[] = [];
  for (let first = 0; first < week.length; ) {
    const hours = week[first] ?? null;
    let last = first;
    while (last + 1 < week.length && week[last + 1] === hours) last++;
    if (hours !== null) segments.push(`${first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`} ${hours}`);
    first = last + 1;
  }
  return segments.join("; ");
}
