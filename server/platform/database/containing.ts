/** The text with the signs escaped that LIKE gives a meaning to. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A pattern of LIKE for texts that contain this one. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
