const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day is written as yyyy-MM-dd and exists in the calendar; an empty field is left to `required` (REGION-07). */
export function checkDay(value: string): "validation.day" | null {
  return value === "" || isDay(value) ? null : "validation.day";
}

function isDay(text: string): boolean {
  const [, year, month, date] = (DAY.exec(text) ?? []).map(Number);
  if (!year || !month || !date) return false;
  const day = new Date(Date.UTC(year, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
}
