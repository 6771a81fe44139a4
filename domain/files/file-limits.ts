export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Of one thing, such as a parcel or a claim. */
export const MOST_FILES_PER_SUBJECT = 10;
export const MOST_BYTES_PER_DAY = 200 * 1024 * 1024;
/** How long a file waits for the form that it was uploaded for. */
export const UNATTACHED_FOR_MS = 24 * 60 * 60_000;
