import type { ComponentType } from "react";
import { FilterDrawer } from "./modal-drawer.tsx";
import { AddressModal, BlockedModal, CustomHeaderModal, FullScreenModal, WindowModal } from "./modal-forms.tsx";
import { PriceModal, SizeChartModal, ThanksModal } from "./modal-notices.tsx";
import type { SampleProps } from "./sample-props.ts";

export const modalSamples = [
  { name: "sm", text: "sm, no header", Sample: ThanksModal },
  { name: "md", text: "md with footer", Sample: PriceModal },
  { name: "xl", text: "xl, long", Sample: SizeChartModal },
  { name: "form", text: "xl form", Sample: AddressModal },
  { name: "full-screen", text: "Full screen", Sample: FullScreenModal },
  { name: "blocked", text: "Outside click blocked", Sample: BlockedModal },
  { name: "custom-header", text: "Custom header", Sample: CustomHeaderModal },
  { name: "window", text: "Window on mobile too", Sample: WindowModal },
  { name: "drawer", text: "Drawer", Sample: FilterDrawer },
] as const satisfies readonly { name: string; text: string; Sample: ComponentType<SampleProps> }[];

export type SampleName = (typeof modalSamples)[number]["name"];
