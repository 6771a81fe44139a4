import { useSearchParams } from "react-router";
import { REQUEST_STEPS } from "#domain/forwarding/forward-requests/request-steps.ts";

/** Small screens show one step at a time; wide ones show all steps. */
const [FIRST, ...LATER] = [...REQUEST_STEPS, "pay"] as const;
const SCREENS = [FIRST, ...LATER] as const;
export type RequestScreen = (typeof SCREENS)[number];

export interface ShownScreen {
  screen: RequestScreen;
  /** Counted from one. */
  number: number;
  total: number;
  /** Null on the last screen. */
  next: (typeof LATER)[number] | null;
}

/** The address names the screen, for Back and refresh. A draft has its parcels, so it begins with the contents. */
export function useRequestScreen(): ShownScreen {
  const [query] = useSearchParams();
  const screen = SCREENS.find((name) => name === query.get("step")) ?? "contents";
  const at = SCREENS.indexOf(screen);
  return { screen, number: at + 1, total: SCREENS.length, next: LATER[at] ?? null };
}

/** Small screens hide the blocks of other steps. */
export const onScreen = (name: RequestScreen, { screen }: Pick<ShownScreen, "screen">) =>
  name === screen ? "min-w-0" : "min-w-0 max-tablet:hidden";
