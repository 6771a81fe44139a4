/** The period of two days in the visitor's time zone, both included; an empty day leaves its end open. */
export function periodOfDays(firstDay: string, lastDay: string): { from?: string; to?: string } {
  const from = startOfDay(firstDay, 0);
  const to = startOfDay(lastDay, 1);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** Uses the calendar, because a day may have 23 or 25 hours. */
function startOfDay(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The last included instant before an exclusive end. */
export function justBefore(end: string): Date {
  return new Date(new Date(end).getTime() - 1);
}
