import { useEffect, useState } from "react";
import type { Courier, PickupPoint } from "../../../../contracts/shop/delivery.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { browserApi } from "../../../browser-api.ts";
import { usePageData } from "../../../shell/page-data.tsx";

const TYPING_PAUSE_MS = 250;

interface Place {
  latitude: number;
  longitude: number;
}

interface Found {
  points: readonly PickupPoint[];
  total: number;
}

export type PointSearch = ReturnType<typeof usePointSearch>;

/** Looks for points while somebody types, and near them once they have said where they are. */
export function usePointSearch({ id, pickup_points, pickup_points_total }: Courier) {
  const { languageId } = usePageData().config.searchKeys;
  const [query, setQuery] = useState("");
  const [near, setNear] = useState<Place | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const isAsked = query.trim() !== "" || near !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setProblem(null);
    setFound((before) => (isAsked ? before : null));
    setBusy(isAsked);
    if (!isAsked) return;
    const given = new AbortController();
    const asked = { courier_id: id, query: query.trim(), language_id: languageId, ...(near ? { near } : {}) };
    const timer = setTimeout(async () => {
      try {
        const { items, total } = await browserApi.delivery.searchPickupPoints(asked, { signal: given.signal });
        setFound({ points: items, total });
      } catch {
        if (given.signal.aborted) return;
        setProblem("error.call.unavailable");
      }
      setBusy(false);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [id, query, near, isAsked, languageId, attempt]);

  async function toggleNear() {
    if (near) return setNear(null);
    setLocating(true);
    const place = await whereAmI();
    setLocating(false);
    setNear(place);
    if (!place) setProblem("checkout.points.no-place");
  }

  return {
    query,
    setQuery,
    isNear: near !== null,
    toggleNear,
    isLocating,
    isAsked,
    isBusy,
    problem,
    retry: () => setAttempt((count) => count + 1),
    points: found?.points ?? pickup_points,
    total: found?.total ?? pickup_points_total,
  };
}

/** Asked only when somebody presses the button for it. */
function whereAmI(): Promise<Place | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
