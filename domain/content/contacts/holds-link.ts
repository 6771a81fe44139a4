/** A scheme, or a dot between two words: mail programs make a link of either. */
const LINK = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}/u;

/** Whether a mail program could show something in a text as a link. */
export const holdsLink = (text: string): boolean => LINK.test(text);
