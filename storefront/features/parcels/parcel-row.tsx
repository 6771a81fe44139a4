import { Box, CircleCheck, CircleHelp, Scale, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ParcelCard } from "../../../contracts/shop/parcel-data.ts";
import { formatKilograms, formatMoney } from "../../../i18n/format.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Pill } from "../../../ui/pill.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useMomentText } from "../../shell/use-moment-text.ts";
import { ParcelPhoto } from "./parcel-photo.tsx";
import { parcelVerb } from "./parcel-verb.ts";
import { isSendable, type Selection } from "./selection.ts";
import { CHARGED_DECIMALS, inCentimetres } from "./sizes.ts";
import { StorageBar } from "./storage-bar.tsx";

/** What it looks like, how it stands, what is inside, what it is charged for, how long it may stay, what to do. */
export function ParcelRow({ parcel, selection }: { parcel: ParcelCard; selection: Selection }) {
  const t = useTranslate();
  const { verb, isUrgent } = parcelVerb(parcel.status);
  const path = `/parcels/${parcel.number}`;
  return (
    <li
      className={classNames(
        selection.has(parcel) && "bg-selected",
        "grid gap-x-5 gap-y-3 px-4 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center xl:grid-cols-[auto_minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,0.9fr)_7rem]",
      )}
    >
      <div className="flex items-center gap-3">
        {isSendable(parcel) && <Chooser {...{ parcel, selection }} />}
        <Photos parcel={parcel} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LocalLink to={path} className="text-ui font-semibold tabular-nums hover:text-pri hover:underline">
            {parcel.number}
          </LocalLink>
          <Pill tone={parcel.tone}>{t(`parcel.status.${parcel.status}`)}</Pill>
        </p>
        <Origin parcel={parcel} />
        <Contents parcel={parcel} />
      </div>
      <Size parcel={parcel} />
      <div className="md:max-xl:col-span-2">{parcel.storage && <StorageBar storage={parcel.storage} />}</div>
      <LocalLink
        to={verb === "send" ? `/forward?parcels=${parcel.number}` : path}
        className={classNames(
          buttonClass({ variant: isUrgent ? "primary" : "outline", size: "sm" }),
          "md:max-xl:col-start-3 md:max-xl:row-start-1",
        )}
      >
        {t(`parcel.verb.${verb}`)}
        <span className="visually-hidden"> {parcel.number}</span>
      </LocalLink>
    </li>
  );
}

/** Parcels of another warehouse than the chosen ones stay focusable and say why they cannot be chosen. */
function Chooser({ parcel, selection }: { parcel: ParcelCard; selection: Selection }) {
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

function Photos({ parcel: { photos } }: { parcel: ParcelCard }) {
  return (
    <div className="flex gap-1.5">
      {(photos.length === 0 ? [undefined] : photos.slice(0, 3)).map((photo, index) => (
        <ParcelPhoto
          key={photo?.picture ?? index}
          picture={photo?.picture}
          alt=""
          className={classNames("size-16 rounded-field", index > 0 && "md:hidden")}
        />
      ))}
    </div>
  );
}

function Origin({ parcel: { shop, carrier, received_at, expected_on, tracking_number } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  const { day } = useMomentText();
  const when = received_at ? day(received_at) : (expected_on ?? t("parcel.not-seen"));
  const facts = [shop || carrier, received_at ? null : tracking_number, when].filter(Boolean);
  return <p className="text-sm wrap-anywhere text-ink2 tabular-nums">{facts.join(" · ")}</p>;
}

function Contents({ parcel: { contents, hold, status } }: { parcel: ParcelCard }) {
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

function Size({ parcel: { size } }: { parcel: ParcelCard }) {
  const t = useTranslate();
  if (!size) return <span className="max-xl:hidden" />;
  const charged = t(size.is_by_volume ? "parcel.charged-by-size" : "parcel.charged", {
    kg: formatKilograms(size.charged_grams, t.language, CHARGED_DECIMALS),
  });
  return (
    <div className="text-sm tabular-nums md:max-xl:col-span-2">
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
