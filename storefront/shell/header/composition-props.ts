import type { ReactNode } from "react";
import type { HeaderComposition } from "../../themes/theme-composition.ts";

export interface CompositionProps {
  composition: HeaderComposition;
  /** The button of the catalogue, where there is a marketplace. */
  catalogue: ReactNode;
}
