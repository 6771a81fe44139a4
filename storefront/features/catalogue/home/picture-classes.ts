/** Product pictures have a light background, which dazzles in dark mode. */
export const dimmedInDarkMode = "in-data-[mode=dark]:brightness-[.86] dark:in-data-[mode=system]:brightness-[.86]";

/** Matches the picture's light background in both modes. */
export const pictureBackground = "bg-sunk in-data-[mode=dark]:bg-ink dark:in-data-[mode=system]:bg-ink";

/** Text on such a picture is dark in both modes. */
export const onPictureText = "md:in-data-[mode=dark]:text-bg md:dark:in-data-[mode=system]:text-bg";
