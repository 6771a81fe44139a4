import { type Money, money } from "#domain/money/money/money.ts";

export interface Bar {
  month: string;
  balance: Money;
  x: number;
  y: number;
  height: number;
}

interface Frame {
  width: number;
  height: number;
  gap: number;
}

/** Keeps a month with a tiny balance visible. */
const MIN_HEIGHT = 2;

/** Scales the largest balance to the frame's height; negative balances count as zero. */
export function chartBars(months: readonly { month: string; end_balance: Money }[], frame: Frame) {
  const largest = money(Math.max(1, ...months.map(({ end_balance }) => end_balance)));
  const step = (frame.width + frame.gap) / Math.max(1, months.length);
  const bars = months.map(({ month, end_balance }, index): Bar => {
    const height = Math.max(MIN_HEIGHT, (Math.max(0, end_balance) / largest) * frame.height);
    return {
      month,
      balance: end_balance,
      x: round(index * step),
      y: round(frame.height - height),
      height: round(height),
    };
  });
  return { bars, largest, barWidth: round(step - frame.gap) };
}

const round = (length: number) => Math.round(length * 100) / 100;
