import { Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { countryName } from "#i18n/display-names.ts";
import { useCopyText } from "#storefront/shell/use-copy-text.ts";
import { Button } from "#ui/button.tsx";
import { WarehouseTabs } from "./warehouse-tabs.tsx";

interface AddressCardProps {
  suite: { number: string; private_number: string | null };
  addresses: readonly WarehouseAddress[];
}

/** The customer's own address, to be copied line by line into shops' forms (FORWARDING-02). */
export function AddressCard({ suite, addresses }: AddressCardProps) {
  const t = useTranslate();
  const copy = useCopyText();
  const [chosen, setChosen] = useState(addresses[0]?.warehouse ?? "");
  const address = addresses.find(({ warehouse }) => warehouse === chosen);
  if (!address) return null;
  const lines = linesOf(address, suite.number, countryName(address.country_code, "en"));
  return (
    <section
      aria-label={t("parcels.address.title")}
      className="ground-dark flex min-w-0 flex-col gap-5 rounded-panel border border-ontop/10 bg-top p-5 text-ontop md:p-6"
    >
      <WarehouseTabs {...{ addresses, chosen }} onChoose={setChosen} />
      <dl className="grid gap-y-0.5 text-ui">
        {lines.map(({ name, text }) => (
          <AddressLine key={name} label={t(`parcels.address.${name}`)} text={text} onCopy={() => copy(text)}>
            {name === "suite" ? <mark className="rounded-tag bg-acc px-2 py-0.5 text-onacc">{text}</mark> : text}
          </AddressLine>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-4">
        <Button variant="outline" onClick={() => copy(lines.map(({ text }) => text).join("\n"))}>
          <Copy aria-hidden="true" />
          {t("parcels.address.copy-all")}
        </Button>
        <p className="min-w-40 grow basis-0 text-caption">
          {suite.private_number
            ? t("parcels.address.private", { suite: suite.private_number })
            : t("parcels.address.note")}
        </p>
      </div>
    </section>
  );
}

const linesOf = (address: WarehouseAddress, suite: string, country: string) =>
  [
    { name: "name", text: address.recipient },
    { name: "suite", text: `Suite ${suite}` },
    { name: "street", text: address.street },
    { name: "city", text: [address.city, [address.region, address.postal_code].filter(Boolean).join(" ")].join(", ") },
    { name: "country", text: country },
    { name: "phone", text: address.phone },
  ] as const;

interface AddressLineProps {
  label: string;
  text: string;
  onCopy: () => void;
  children: ReactNode;
}

function AddressLine({ label, text, onCopy, children }: AddressLineProps) {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-3">
      <dt className="w-20 shrink-0 text-caption">{label}</dt>
      <dd className="flex min-w-0 grow items-center justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere" suppressHydrationWarning>
          {children}
        </span>
        <button
          type="button"
          onClick={onCopy}
          aria-label={t("parcels.address.copy-line", { line: text })}
          className="-my-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-ontop/12"
        >
          <Copy aria-hidden="true" className="size-4.5" />
        </button>
      </dd>
    </div>
  );
}
