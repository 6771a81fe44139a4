import type { ReactNode } from "react";
import type { HeaderComposition } from "#storefront/themes/theme-composition.ts";

export interface CompositionProps {
  composition: HeaderComposition;
  /** The catalogue's button; false without a marketplace. */
  catalogue: ReactNode;
}
