import { z } from "zod";
import type { Block } from "#domain/content/content/blocks.ts";

/** An own path, or another site's address by https. */
const href = z
  .string()
  .max(2_000)
  .regex(/^(?:\/|\/[^\s/\\]\S*|https:\/\/\S+)$/);

const run = z.object({
  text: z.string().min(1).max(5_000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: href.optional(),
});
const runs = z.array(run).min(1).max(100);
const line = z.string().min(1).max(300);

const contentBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), text: line }),
  z.object({ kind: z.literal("paragraph"), runs }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(runs).min(1).max(100) }),
  z.object({ kind: z.literal("quote"), runs, by: line.optional() }),
  z.object({ kind: z.literal("picture"), path: href, alt: z.string().max(300), caption: line.optional() }),
  z.object({
    kind: z.literal("table"),
    head: z.array(z.string().max(300)).min(1).max(8),
    rows: z.array(z.array(z.string().max(300)).max(8)).max(100),
  }),
  z.object({ kind: z.literal("note"), tone: z.enum(["info", "warning"]), runs }),
  z.object({
    kind: z.literal("steps"),
    items: z
      .array(z.object({ title: line, runs }))
      .min(1)
      .max(30),
  }),
  z.object({ kind: z.literal("products"), ids: z.array(z.int32().positive()).min(1).max(4) }),
  z.object({ kind: z.literal("button"), label: line, href }),
]) satisfies z.ZodType<Block>;

export const contentBlocks = z.array(contentBlock).max(200);
