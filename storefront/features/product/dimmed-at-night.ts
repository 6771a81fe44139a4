/** Studio pictures are bright: at night they stand back a little. */
export const dimmedAtNight = "in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]";
