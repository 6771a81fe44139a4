import { z } from "zod";
import { STORED_KINDS } from "#domain/operations/files/file-kind.ts";

/** A file that belongs to something; `path` opens it for who may read it. */
export const attachedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(STORED_KINDS),
  bytes: z.int(),
  path: z.string(),
  created_at: z.string(),
});

export type AttachedFile = z.infer<typeof attachedFile>;
