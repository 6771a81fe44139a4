/** Where the router remembers how far each page was scrolled. */
const POSITIONS = "react-router-scroll-positions";

/**
 * A page that is loaded again is scrolled to where it was left at once, by a script of its document. The router would do it
 * a second time when it starts; by then the visitor may have scrolled on.
 */
export function keepScrollPosition(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? "{}") as Record<string, number>;
    delete positions[history.state?.key];
    sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
  } catch {
    // A browser that stores nothing has no position either.
  }
}
