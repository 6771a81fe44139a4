import { useEffect } from "react";
import { deviceFlags, RESIZE_DEBOUNCE_MS } from "#domain/shared/device/device-flags.ts";

/**
 * CONFIG-04: the kind of device by its width, as an attribute of the document. Layout uses CSS instead, so that
 * hydration does not shift it.
 */
export function useDeviceFlags(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const { isMobile, isTablet } = deviceFlags(window.innerWidth);
      document.documentElement.dataset.device = isMobile ? "mobile" : isTablet ? "tablet" : "desktop";
    };
    const updateLater = () => {
      clearTimeout(timer);
      timer = setTimeout(update, RESIZE_DEBOUNCE_MS);
    };
    update();
    window.addEventListener("resize", updateLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", updateLater);
    };
  }, []);
}
