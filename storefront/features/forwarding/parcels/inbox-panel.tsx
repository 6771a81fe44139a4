import { BellRing, Clock, CreditCard, FileText, type LucideIcon, PackageX, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { InboxItem } from "#contracts/shop/people/inbox.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";

const ICONS: Readonly<Record<InboxItem["task"], LucideIcon>> = {
  upload_invoice: FileText,
  answer_hold: TriangleAlert,
  declare: BellRing,
  send_on: Clock,
  send_on_late: Clock,
  keep_parcel: PackageX,
  find_parcel: PackageX,
  pay_request: CreditCard,
  answer_customs: TriangleAlert,
  pay_invoice: FileText,
  send_back: PackageX,
  answer_claim: TriangleAlert,
  answer_quote: TriangleAlert,
  answer_company: TriangleAlert,
  approve_payment: CreditCard,
  accept_quote: FileText,
  pay_quote: CreditCard,
};

const TILES = { warn: "bg-warn-fill text-warn", bad: "bg-bad-fill text-bad" };

/** The number of items that a phone shows at first. */
const FEW = 2;

/** The customer's inbox, the soonest first; each row ends in one verb. */
export function InboxPanel({ items }: { items: readonly InboxItem[] }) {
  const t = useTranslate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel padding="none" aria-labelledby={id} className="min-w-0 self-start">
      <div className="flex items-center justify-between px-5 py-4">
        <h2 id={id} className="type-h3">
          {t("inbox.title")}
        </h2>
        {items.length > 0 && (
          <span className="grid size-8 place-items-center rounded-full bg-bad-fill text-sm font-semibold text-bad tabular-nums">
            {items.length}
          </span>
        )}
      </div>
      {items.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-ui text-ink2">{t("inbox.empty")}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line md:max-h-96 md:overflow-y-auto">
          {items.map((item, index) => (
            <InboxRow
              key={`${item.task} ${item.number}`}
              item={item}
              className={index >= FEW && !isWhole ? "max-md:hidden" : ""}
            />
          ))}
        </ul>
      )}
      {items.length > FEW && !isWhole && (
        <p className="border-t border-line px-2 py-1 md:hidden">
          <Button variant="text" block onClick={() => setWhole(true)}>
            {t("listing.show-more", { number: items.length - FEW })}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function InboxRow({ item: { task, number, tone, until, path }, className }: { item: InboxItem; className: string }) {
  const t = useTranslate();
  const Icon = ICONS[task];
  return (
    <li className={classNames("flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5", className)}>
      <span
        aria-hidden="true"
        className={classNames("grid size-11 shrink-0 place-items-center rounded-field", TILES[tone])}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-40 grow basis-0">
        <p className="text-ui font-semibold">{t(`inbox.${task}.title`, { number })}</p>
        <p className="text-sm text-ink2">{t(`inbox.${task}.text`)}</p>
        {until && <p className="text-caption text-ink2 tabular-nums">{t("inbox.until", { day: until })}</p>}
      </div>
      <LocalLink to={path} className={buttonClass({ variant: "outline", size: "sm" })}>
        {t(`inbox.${task}.action`)}
        <span className="visually-hidden"> {number}</span>
      </LocalLink>
    </li>
  );
}
