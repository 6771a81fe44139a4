import { withLocale } from "../../../domain/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";

/** A path of the shop in the page's language, for what is not a link. */
export function useLocalPath(path: string): string {
  return withLocale(path, usePageData().locale);
}
