import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { usePageData } from "../page-data.tsx";

/** The whole address of a path in the page's language. */
export function useUrlOf(): (path: string) => string {
  const { config, locale } = usePageData();
  return (path) => config.site.app_url + withLocale(path, locale);
}
