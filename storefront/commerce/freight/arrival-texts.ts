/** 2026-11-21 – 11-24: the year appears once when both dates share it. */
export function arrivalTexts({ arrives_from, arrives_to }: { arrives_from: string; arrives_to: string }) {
  const isSameYear = arrives_from.slice(0, 5) === arrives_to.slice(0, 5);
  return { from: arrives_from, to: isSameYear ? arrives_to.slice(5) : arrives_to };
}

export function arrivalText(arrives_from: string, arrives_to: string): string {
  const { from, to } = arrivalTexts({ arrives_from, arrives_to });
  return `${from} – ${to}`;
}
