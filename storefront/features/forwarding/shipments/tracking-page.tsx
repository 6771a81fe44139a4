import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";
import { STATUS_ID } from "./parcel-status.tsx";
import { ParcelView } from "./parcel-view.tsx";
import { type FoundBy, TrackingForm } from "./tracking-form.tsx";

interface TrackingPageProps {
  /** From the address, or empty. */
  number: string;
  /** The parcel of that number, when it is the visitor's own. */
  own: TrackingView | null;
}

type Shown = { parcel: TrackingView; by: FoundBy } | "not-found" | null;

/** ROUTE-28: what is found is shown here and has no address of its own, so that it cannot be passed on by mistake. */
export function TrackingPage({ number, own }: TrackingPageProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>(own && { parcel: own, by: { number } });
  const [isFound, setIsFound] = useState(false);
  const found = shown === "not-found" ? null : shown;

  useEffect(() => {
    if (isFound) document.getElementById(STATUS_ID)?.focus();
  }, [isFound]);

  return (
    <>
      <PageHead title={t("tracking.title")} description={t("tracking.text")} noindex={number !== ""} />
      <div className="mb-6 grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div>
          <h1 className="type-h1">{t("tracking.title")}</h1>
          <p className={classNames("mt-1 max-w-[34rem] text-ui text-ink2", found && "max-md:hidden")}>
            {t("tracking.text")}
          </p>
        </div>
        <TrackingForm
          number={number}
          className={classNames(found && "max-md:hidden")}
          onFound={(parcel, by) => {
            setShown({ parcel, by });
            setIsFound(true);
          }}
          onNotFound={() => setShown("not-found")}
        />
        {found && <FoundNumber number={found.by.number} onAnother={() => setShown(null)} />}
      </div>
      {shown === "not-found" && <NotFoundTips />}
      {found && <ParcelView key={found.parcel.number} parcel={found.parcel} by={found.by} />}
    </>
  );
}

/** On a phone the form makes room for the parcel. */
function FoundNumber({ number, onAnother }: { number: string; onAnother: () => void }) {
  const t = useTranslate();
  return (
    <div className="flex items-center justify-between gap-3 rounded-field border border-line2 bg-surface ps-4 md:hidden">
      <span className="min-w-0 truncate font-semibold uppercase">{number}</span>
      <button type="button" onClick={onAnother} className="min-h-12 cursor-pointer px-4 font-semibold text-pri">
        {t("tracking.another")}
      </button>
    </div>
  );
}

/** The same for an unknown number and a wrong proof (T061). */
function NotFoundTips() {
  const t = useTranslate();
  return (
    <Note tone="warn" live>
      <p className="font-semibold">{t("tracking.not-found")}</p>
      <ul className="mt-1 list-disc ps-4">
        <li>{t("tracking.tip-number")}</li>
        <li>{t("tracking.tip-proof")}</li>
        <li>{t("tracking.tip-new")}</li>
      </ul>
    </Note>
  );
}
