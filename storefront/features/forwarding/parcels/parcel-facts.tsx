import { Box, CircleCheck, CircleHelp, Scale, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { formatKilograms, formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { Pill } from "#ui/pill.tsx";
import { parcelVerb } from "./parcel-verb.ts";
import type { Selection } from "./selection.ts";
import { CHARGED_DECIMALS, inCentimetres } from "./sizes.ts";

/** Parcels of another warehouse than the chosen ones stay focusable and say why they cannot be chosen. */
export function Chooser({ parcel, selection }: { parcel: ParcelCard; selection: Selection }) {
  const t = useTranslate();
  const isOther = !selection.mayHave(parcel);
  return (
    <Checkbox
      checked={selection.has(parcel)}
      onChange={() => selection.toggle(parcel)}
      aria-disabled={isOther ? true : undefined}
      title={isOther ? t("forwarding.error.warehouses") : undefined}
    >
      <span className="visually-hidden">
        {t("parcels.select", { number: parcel.number })}
        {isOther && `, ${t("forwarding.error.warehouses")}`}
      </span>
    </Checkbox>
  );
}

/** The shop and the day; before the arrival also the tracking number. */
export function Origin({
  parcel: { shop, carrier, received_at, expected_on, tracking_number },
}: {
  parcel: ParcelCard;
}) {
  const t = useTranslate();
  const { day } = useMomentText();
  const when = received_at ? day(received_at) : (expected_on ?? t("parcel.not-seen"));
  const facts = [shop || carrier, received_at ? null : tracking_number, when].filter(Boolean);
  return <p className="text-sm wrap-anywhere text-ink2 tabular-nums">{facts.join(" · ")}</p>;
}

/** The reason of a hold, else the contents. */
export function Contents({ parcel: { contents, hold, status } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  if (hold)
    return (
      <Line
        icon={<TriangleAlert aria-hidden="true" />}
        look="text-bad"
        text={hold.note || t(`parcel.hold.${hold.reason}`)}
      />
    );
  if (contents) {
    const value = formatMoney(contents.value, "EUR", t.language);
    const text = t("parcel.contents", { description: contents.description, count: contents.pieces, value });
    return <Line icon={<CircleCheck aria-hidden="true" />} look="" text={text} />;
  }
  if (status !== "not_declared") return null;
  return <Line icon={<CircleHelp aria-hidden="true" />} look="text-warn" text={t("parcel.contents.unknown")} />;
}

function Line({ icon, look, text }: { icon: ReactNode; look: string; text: string }) {
  return (
    <p
      className={classNames(
        "mt-0.5 flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0",
        look,
      )}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

export function Size({ parcel: { size } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  if (!size) return null;
  const charged = t(size.is_by_volume ? "parcel.charged-by-size" : "parcel.charged", {
    kg: formatKilograms(size.charged_grams, t.language, CHARGED_DECIMALS),
  });
  return (
    <div className="text-sm tabular-nums">
      <p className="flex items-center gap-1.5 [&_svg]:size-4">
        <Scale aria-hidden="true" />
        {t("parcel.kg", { kg: formatKilograms(size.weight_grams, t.language) })}
      </p>
      <p className="flex items-center gap-1.5 [&_svg]:size-4">
        <Box aria-hidden="true" />
        {t("parcel.cm", { size: inCentimetres(size) })}
      </p>
      <p className="text-caption text-ink2">{charged}</p>
    </div>
  );
}

export function ParcelName({ parcel: { number, status, tone } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <LocalLink
        to={`/parcels/${number}`}
        className="touch-row -my-2.5 text-ui font-semibold tabular-nums hover:text-pri hover:underline"
      >
        {number}
      </LocalLink>
      <Pill tone={tone}>{t(`parcel.status.${status}`)}</Pill>
    </p>
  );
}

/** The link to the parcel's next action. */
export function ParcelVerb({ parcel, className }: { parcel: ParcelCard; className: string }) {
  const t = useTranslate();
  const { number, status, may_act } = parcel;
  const { verb, isUrgent } = parcelVerb(status, may_act);
  return (
    <LocalLink
      to={verb === "send" ? `/forward?parcels=${number}` : `/parcels/${number}`}
      className={classNames(buttonClass({ variant: isUrgent ? "primary" : "outline", size: "sm" }), className)}
    >
      {t(`parcel.verb.${verb}`)}
      <span className="visually-hidden"> {number}</span>
    </LocalLink>
  );
}
