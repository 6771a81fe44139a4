import { z } from "zod";
import { type Frame, withoutHash } from "#domain/operations/errors/fingerprint.ts";
import { scrubText } from "#domain/operations/errors/scrub.ts";
import { withoutSecret } from "#domain/shared/page/secret-path.ts";
import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";
import type { FindSource } from "./source-maps.ts";

const MOST_CHARACTERS = 500;
const MOST_FRAMES = 50;

const text = (most: number) => z.string().transform((given) => given.slice(0, most));
const frame = z.object({
  filename: text(1_000).nullish(),
  function: text(200).nullish(),
  lineno: z.number().nullish(),
  colno: z.number().nullish(),
});
const exception = z.object({
  type: text(100).nullish(),
  value: text(2_000).nullish(),
  stacktrace: z.object({ frames: z.array(frame).max(250).nullish() }).nullish(),
});

/** The only fields that are read of an event: no user, no cookies, no headers, no trail of clicks. */
const event = z.object({
  release: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .nullish(),
  message: z
    .union([text(2_000), z.object({ formatted: text(2_000) }).transform(({ formatted }) => formatted)])
    .nullish(),
  exception: z.object({ values: z.array(exception).max(10).nullish() }).nullish(),
  tags: z
    .object({
      path: text(500).nullish(),
      replayId: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .nullish(),
    })
    .nullish(),
});

/** An error, as it is stored. */
export interface SeenError {
  type: string;
  message: string;
  build: string;
  path: string;
  frames: Frame[];
  replayId: string | null;
}

/** Null for an event without an error or message. */
export function readErrorEvent(given: unknown, findSource: FindSource): SeenError | null {
  const parsed = event.safeParse(given);
  if (!parsed.success) return null;
  const { release, message, exception: thrown, tags } = parsed.data;
  // The outermost error is the last one; its causes come before it.
  const shown = thrown?.values?.at(-1);
  const said = shown?.value ?? message;
  if (said === null || said === undefined) return null;
  const frames = (shown?.stacktrace?.frames ?? []).slice(-MOST_FRAMES).toReversed();
  return {
    type: cleaned(shown?.type ?? "Message"),
    message: cleaned(said),
    build: release ?? "",
    path: cleaned(withoutSecret(tags?.path ?? "")),
    frames: frames.map((each) => readFrame(each, findSource)),
    replayId: tags?.replayId ?? null,
  };
}

/** PostgreSQL stores no NUL. */
export const cleaned = (given: string) => withoutControlCharacters(scrubText(given)).slice(0, MOST_CHARACTERS);

function readFrame({ filename, function: name, lineno, colno }: z.infer<typeof frame>, findSource: FindSource): Frame {
  const built = /\/assets\/([\w.-]+)$/.exec(filename?.split(/[?#]/, 1)[0] ?? "")?.[1];
  const line = lineno ?? null;
  if (built === undefined) return { file: cleaned(filename ?? ""), name: cleaned(name ?? ""), line, isOwn: false };
  const source = line && colno ? findSource(built, line, colno) : null;
  if (source === null) return { file: withoutHash(built), name: cleaned(name ?? ""), line, isOwn: true };
  return { ...source, isOwn: !source.file.includes("node_modules/") };
}
