import { z } from "zod";
import { LANGUAGES } from "../../domain/storefronts/storefront.ts";
import { defineCall } from "../define-call.ts";
import { payloadPath } from "../payload-path.ts";

const contentBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: z.string() }),
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
]);

const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  language: z.enum(LANGUAGES),
  blocks: z.array(contentBlock),
  updated_at: z.string(),
});

export type ContentPage = z.infer<typeof contentPage>;

export const page = defineCall({
  method: "POST",
  path: "/content/page",
  access: "public",
  effect: "read",
  area: "content",
  summary: "A content page of this storefront, or none",
})
  .input(z.object({ slug: z.string().min(1).max(300), locale: z.enum(LANGUAGES) }))
  .output(z.object({ page: contentPage.nullable() }));

export const routeRule = defineCall({
  method: "POST",
  path: "/route-rules/find",
  access: "public",
  effect: "read",
  area: "content",
  summary: "Where a path that no page owns leads to, if anywhere",
})
  .input(z.object({ path: payloadPath }))
  .output(
    z.object({
      rule: z.object({ to: z.string(), status: z.literal([301, 302, 307, 308]), external: z.boolean() }).nullable(),
    }),
  );
