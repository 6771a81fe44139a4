/** The look of the icons in a header. */
export const actionClass =
  "grid min-h-11 min-w-11 cursor-pointer place-content-center justify-items-center gap-0.5 rounded-field px-1.5 text-xs " +
  "font-label transition-colors hover:bg-current/8 [&_svg]:size-5.5";
