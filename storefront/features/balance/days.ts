/** The moments between which the reader's days lie, both days included; an empty field leaves its end open. */
export function momentsOfDays(firstDay: string, lastDay: string): { from?: string; to?: string } {
  const from = startOfDay(firstDay, 0);
  const to = startOfDay(lastDay, 1);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** A day may have 23 or 25 hours: the next one begins where the calendar says. */
function startOfDay(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The last moment before one that is not included any more. */
export function justBefore(moment: string): Date {
  return new Date(new Date(moment).getTime() - 1);
}
