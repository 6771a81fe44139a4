import type { ContentPage } from "../../contracts/shop/content.ts";

export type DemoPage = Pick<ContentPage, "title" | "description" | "blocks">;

export const heading = (text: string) => ({ kind: "heading" as const, text });
export const paragraph = (text: string) => ({ kind: "paragraph" as const, text });
export const list = (...items: string[]) => ({ kind: "list" as const, items });
