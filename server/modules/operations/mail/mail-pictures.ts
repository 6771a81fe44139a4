import type { AttachedPicture } from "#platform/mail/mail-transport.ts";
import type { MailerDeps } from "./mailer.ts";
import { contentId } from "./templates/picture-address.ts";

/** The pictures attached to a mail; one that is gone by now is left out, and its alternative text is shown. */
export async function readPictures(
  { readPicture }: Pick<MailerDeps, "readPicture">,
  { pictures }: { pictures: readonly string[] },
): Promise<AttachedPicture[]> {
  const found: AttachedPicture[] = [];
  for (const fileId of pictures) {
    const jpeg = await readPicture(fileId);
    if (jpeg) found.push({ contentId: contentId(fileId), jpeg });
  }
  return found;
}

/** For the outbox, which has no attachments: embeds the pictures in the HTML. */
export async function withPictures(
  { html, pictures }: { html: string; pictures: readonly string[] },
  readPicture: MailerDeps["readPicture"],
): Promise<string> {
  let shown = html;
  for (const { contentId: id, jpeg } of await readPictures({ readPicture }, { pictures }))
    shown = shown.replaceAll(`cid:${id}`, `data:image/jpeg;base64,${jpeg.toString("base64")}`);
  return shown;
}
