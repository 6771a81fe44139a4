import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Note } from "../../../ui/note.tsx";
import { useListing } from "./listing-state.tsx";

/** Says that no product matches all words of the search. */
export function NearestMatches() {
  const t = useTranslate();
  const { query } = useListing();
  return (
    <div className="mb-5">
      <Note tone="info">{t("listing.nearest", { text: query.searchText })}</Note>
    </div>
  );
}
