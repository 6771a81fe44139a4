import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";

interface VersionsPanelProps {
  quote: QuoteDetails;
  method: "air" | "sea";
  shown: number;
  onShow(version: number): void;
}

/** Every price that was given; an old one can be looked at, and not accepted. */
export function VersionsPanel({ quote, method, shown, onShow }: VersionsPanelProps) {
  const t = useTranslate();
  const { time } = useMomentText();
  const { versions, currency } = quote;
  return (
    <RadioCardGroup legend={t("quotes.versions.title")}>
      {versions.map(({ version, created_at, offers }, index) => {
        const offer = offers.find((each) => each.method === method);
        return (
          <RadioCard
            key={version}
            name="version"
            value={version}
            checked={version === shown}
            onChange={() => onShow(version)}
            title={t("quotes.versions.version", { version })}
            aside={offer && formatMoney(offer.total, currency, t.language)}
            detail={`${time(created_at)} · ${t(index === 0 ? "quotes.versions.last" : "quotes.versions.replaced")}`}
          />
        );
      })}
    </RadioCardGroup>
  );
}
