import { useSearchParams } from "react-router";
import { REQUEST_STEPS } from "#domain/forwarding/request-steps.ts";

/** What small screens show one after the other; wide ones show all of it. */
const [FIRST, ...LATER] = [...REQUEST_STEPS, "pay"] as const;
const SCREENS = [FIRST, ...LATER] as const;
export type RequestScreen = (typeof SCREENS)[number];

export interface ShownScreen {
  screen: RequestScreen;
  /** Its position, from one. */
  number: number;
  total: number;
  /** Null on the last one. */
  next: (typeof LATER)[number] | null;
}

/** Named in the address, so that Back and a refresh keep it. The parcels of a draft are chosen, so it begins with their contents. */
export function useRequestScreen(): ShownScreen {
  const [query] = useSearchParams();
  const screen = SCREENS.find((name) => name === query.get("step")) ?? "contents";
  const at = SCREENS.indexOf(screen);
  return { screen, number: at + 1, total: SCREENS.length, next: LATER[at] ?? null };
}

/** Hides on small screens what belongs to another screen. */
export const onScreen = (name: RequestScreen, { screen }: Pick<ShownScreen, "screen">) =>
  name === screen ? "min-w-0" : "min-w-0 max-[1025px]:hidden";
