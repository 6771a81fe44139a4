import { useEffect, useState } from "react";
import type { Courier, PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { Coordinates } from "#domain/selling/delivery/distance.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "../../browser-api.ts";
import { usePageData } from "../../shell/page-data.tsx";

const TYPING_PAUSE_MS = 250;

interface Found {
  points: readonly PickupPoint[];
  total: number;
}

export type PointSearch = ReturnType<typeof usePointSearch>;

/** Searches while the customer types, and near their location once they share it. */
export function usePointSearch({ id, pickup_points, pickup_points_total, box }: Courier) {
  const { languageId } = usePageData().config.searchKeys;
  const [query, setQuery] = useState("");
  const [near, setNear] = useState<Coordinates | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const hasQuery = query.trim() !== "" || near !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same request; `box` is read with it
  useEffect(() => {
    setProblem(null);
    setFound((previous) => (hasQuery ? previous : null));
    setBusy(hasQuery);
    if (!hasQuery) return;
    const controller = new AbortController();
    const input = { courier_id: id, query: query.trim(), language_id: languageId, box, ...(near ? { near } : {}) };
    const timer = setTimeout(async () => {
      try {
        const { items, total } = await browserApi.delivery.searchPickupPoints(input, { signal: controller.signal });
        setFound({ points: items, total });
      } catch {
        if (controller.signal.aborted) return;
        setProblem("error.call.unavailable");
      }
      setBusy(false);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, query, near, hasQuery, languageId, attempt]);

  async function toggleNear() {
    if (near) return setNear(null);
    setLocating(true);
    const position = await locate();
    setLocating(false);
    setNear(position);
    if (!position) setProblem("checkout.points.no-location");
  }

  return {
    query,
    setQuery,
    near,
    isNear: near !== null,
    toggleNear,
    isLocating,
    hasQuery,
    isBusy,
    problem,
    retry: () => setAttempt((count) => count + 1),
    points: found?.points ?? pickup_points,
    total: found?.total ?? pickup_points_total,
  };
}

function locate(): Promise<Coordinates | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
