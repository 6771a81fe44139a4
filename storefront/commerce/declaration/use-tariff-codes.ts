import { useEffect, useState } from "react";
import type { Restriction } from "#contracts/shop/forwarding/landed-cost.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";

export interface TariffCode {
  hs6: string;
  name: string;
  restrictions: readonly Restriction[];
}

export interface FoundCodes {
  codes: readonly TariffCode[];
  /** How many match, and how many there are. */
  total: number;
  known: number;
}

const PAUSE_MS = 250;
const MOST_OFFERED = 12;
const NOTHING: FoundCodes = { codes: [], total: 0, known: 0 };

/** The codes that match; without a connection there are none, and the digits can be typed all the same. */
export function useTariffCodes(typed: string): FoundCodes {
  const { languageId } = usePageData().config.searchKeys;
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    const query = typed.trim().replace(/^(\d{4})\.(\d*)$/, "$1$2");
    if (query === "") return setFound(NOTHING);
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await browserApi.customs
        .searchCodes({ query, language_id: languageId, limit: MOST_OFFERED })
        .catch(() => null);
      if (isWanted && answer) setFound({ ...answer, codes: answer.items });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, languageId]);
  return found;
}
