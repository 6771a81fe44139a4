/** Up to this width a device counts as mobile (CONFIG-04). */
export const MOBILE_UP_TO_PX = 1024;

/** Above this width a device counts as desktop (CONFIG-04). */
const DESKTOP_ABOVE_PX = 1200;

/** A change of width counts once it has rested this long (CONFIG-04). */
export const RESIZE_DEBOUNCE_MS = 500;

export interface DeviceFlags {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
}

/** Exactly one flag is set: mobile up to 1024 px, tablet-like up to 1200 px, desktop above (CONFIG-04). */
export function deviceFlags(widthPx: number): DeviceFlags {
  const isMobile = widthPx <= MOBILE_UP_TO_PX;
  const isDesktop = widthPx > DESKTOP_ABOVE_PX;
  return { isMobile, isTablet: !isMobile && !isDesktop, isDesktop };
}
