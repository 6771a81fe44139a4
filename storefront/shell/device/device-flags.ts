import { useEffect } from "react";
import { deviceFlags, RESIZE_DEBOUNCE_MS } from "../../../domain/device/device-flags.ts";

/**
 * CONFIG-04: what kind of device this is, by its width, for whatever must know it in words. Layout never asks: it
 * follows CSS, so that nothing jumps once the page is alive.
 */
export function useDeviceFlags(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      const { isMobile, isTablet } = deviceFlags(window.innerWidth);
      document.documentElement.dataset.device = isMobile ? "mobile" : isTablet ? "tablet" : "desktop";
    };
    const noteLater = () => {
      clearTimeout(timer);
      timer = setTimeout(note, RESIZE_DEBOUNCE_MS);
    };
    note();
    window.addEventListener("resize", noteLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", noteLater);
    };
  }, []);
}
