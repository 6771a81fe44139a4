import type { MailPicture } from "../outgoing-mail.ts";

/** Names a picture that is sent along with its mail. */
export const contentId = (fileId: string) => `${fileId}@pictures`;

export const pictureAddress = (picture: MailPicture) =>
  "url" in picture ? picture.url : `cid:${contentId(picture.fileId)}`;
