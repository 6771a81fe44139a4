import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Note } from "#ui/note.tsx";
import { useListing } from "./listing-state.tsx";

/** Says that the searched text was taken for another one, or that no product matches all of its words. */
export function NearestMatches() {
  const t = useTranslate();
  const { query, data } = useListing();
  const { searchText: text } = query;
  const { correctedText } = data;
  return (
    <div className="mb-5">
      <Note tone="info">
        {correctedText === null ? t("listing.nearest", { text }) : t("listing.corrected", { text, correctedText })}
      </Note>
    </div>
  );
}
