/** Product pictures keep their light backdrop at night, dimmed a little. */
export const dimmedAtNight = "in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]";

/** Around such a picture it is light by day and by night. */
export const pictureGround = "bg-sunk in-data-[mode=dark]:bg-ink dark:in-data-[mode=system]:bg-ink";

/** Words upon such a picture are dark by day and by night. */
export const uponPicture = "md:in-data-[mode=dark]:text-bg md:dark:in-data-[mode=system]:text-bg";
