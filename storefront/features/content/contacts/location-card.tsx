import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ContactLocation, Contacts } from "#contracts/shop/content/contacts.ts";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatWeekHours } from "#i18n/opening-hours.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import { LocationMap } from "./location-map.tsx";
import { OpeningPill, useNow } from "./opening.tsx";

interface LocationCardProps {
  location: ContactLocation;
  /** When the page was rendered. */
  at: string;
  warehouses: Contacts["warehouses"];
}

const SOON_MS = 45 * DAY_MS;

/** A location on its map, with its hours; beside it the warehouses, which nobody can visit. */
export function LocationCard({ location, at, warehouses }: LocationCardProps) {
  const t = useTranslate();
  const now = useNow(at);
  const address = [location.street, [location.postal_code, location.city].filter(Boolean).join(" ")].join(", ");
  const until = later(now, SOON_MS).toISOString();
  const closed = location.closed_on.filter((day) => day >= now.toISOString().slice(0, 10) && day < until);
  return (
    <Panel as="div" padding="none" className="overflow-hidden">
      <LocationMap location={location} address={address} />
      <div className="grid gap-x-10 gap-y-6 p-5 text-ui text-ink2 md:grid-cols-2 md:p-7">
        <section>
          <Heading title={location.name} pill={<OpeningPill location={location} now={now} />} />
          <p>{address}</p>
          <p>{formatWeekHours(location.hours, t.language)}</p>
          {closed.length > 0 && <p>{t("contacts.closed-on", { days: closed.join(", ") })}</p>}
          {location.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
        {warehouses.length > 0 && <Warehouses warehouses={warehouses} />}
      </div>
    </Panel>
  );
}

function Heading({ title, pill }: { title: string; pill: ReactNode }) {
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="type-h4 text-ink">{title}</h2>
      {pill}
    </div>
  );
}

function Warehouses({ warehouses }: Pick<LocationCardProps, "warehouses">) {
  const t = useTranslate();
  const [before, after] = t("contacts.warehouses.text", { link: "|" }).split("|");
  return (
    <section>
      <Heading
        title={t("contacts.warehouses")}
        pill={<Pill dot={false}>{t("contacts.warehouses.no-visitors")}</Pill>}
      />
      {warehouses.map(({ city, region, country_iso }) => (
        <p key={city}>{[city, region, countryName(country_iso, t.language)].filter(Boolean).join(", ")}</p>
      ))}
      <p>
        {before}
        <LocalLink to="/parcels" className="font-semibold text-pri underline underline-offset-3">
          {t("nav.forward")}
        </LocalLink>
        {after}
      </p>
    </section>
  );
}
