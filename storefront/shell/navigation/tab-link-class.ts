/** Links that look like tabs: the current page has a line under it. */
export const tabLinkClass =
  "relative flex min-h-12 items-center gap-2 text-ui font-label whitespace-nowrap text-ink2 hover:text-ink " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink after:absolute after:inset-x-0 after:bottom-0 " +
  "after:h-[3px] after:rounded-t-full aria-[current=page]:after:bg-pri focus-visible:-outline-offset-3";
