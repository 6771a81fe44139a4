import {
  CircleOff,
  CreditCard,
  type LucideIcon,
  MapPin,
  PackageCheck,
  PackageOpen,
  Plane,
  ShoppingBag,
  Stamp,
  Wrench,
} from "lucide-react";
import { useId } from "react";
import type { OrderDetails } from "../../../../contracts/calls/orders.ts";
import { formatAtWarehouse } from "../../../../i18n/format.ts";
import type { MessageKey } from "../../../../i18n/message-key.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useTranslate } from "../../../i18n/messages-provider.tsx";
import { useMomentText } from "../../../shell/use-moment-text.ts";

type Entry = OrderDetails["timeline"][number];

const ICONS: Readonly<Record<Entry["icon"], LucideIcon>> = {
  placed: ShoppingBag,
  paid: CreditCard,
  processing: Wrench,
  packed: PackageOpen,
  moving: Plane,
  arrived: MapPin,
  customs: Stamp,
  delivered: PackageCheck,
  stopped: CircleOff,
};

/** What happens at the warehouse is told by its clock as well. */
const AT_WAREHOUSE: ReadonlySet<Entry["icon"]> = new Set(["processing", "packed", "moving"]);

/** What has happened so far, the newest on top. */
export function OrderTimeline({ timeline }: { timeline: readonly Entry[] }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-7">
      <h2 id={id} className="type-h3">
        {t("order.detail.timeline")}
      </h2>
      <ol className="mt-5">
        {timeline.map((entry, index) => (
          <TimelineEntry key={`${entry.key} ${entry.at}`} entry={entry} isNewest={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ entry, isNewest }: { entry: Entry; isNewest: boolean }) {
  const t = useTranslate();
  const { time } = useMomentText();
  const Icon = ICONS[entry.icon];
  return (
    <li className="group relative flex gap-4 pb-6 last:pb-0">
      <span aria-hidden="true" className="absolute top-8 bottom-0 left-3.75 w-0.5 bg-line group-last:hidden" />
      <span
        aria-hidden="true"
        className={classNames(
          "relative grid size-8 shrink-0 place-items-center rounded-full",
          isNewest ? "bg-pri text-onpri ring-4 ring-soft" : "bg-soft text-softink",
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 pt-0.5">
        <p className="text-ui font-semibold">{t(entry.key as MessageKey, entry.values)}</p>
        <p className="text-sm text-ink2 tabular-nums">
          <time dateTime={entry.at}>{time(entry.at)}</time>
          {entry.place && ` · ${entry.place}`}
          {AT_WAREHOUSE.has(entry.icon) && (
            <span className="text-ink3">
              {" "}
              ({t("order.detail.warehouse-time", { time: formatAtWarehouse(new Date(entry.at)) })})
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
