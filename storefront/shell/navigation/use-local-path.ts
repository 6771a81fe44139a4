import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";

/** A path of the shop with the page's language, for elements other than links. */
export function useLocalPath(path: string): string {
  return withLocale(path, usePageData().locale);
}
