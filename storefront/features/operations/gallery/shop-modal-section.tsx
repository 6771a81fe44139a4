import { useState } from "react";
import { money } from "#domain/money/money/money.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { raiseLoader } from "#storefront/shell/overlays/loader-flag.tsx";
import { Button } from "#ui/button.tsx";
import { GalleryRow } from "./gallery-row.tsx";

const noop = () => {};

/** The shop's modals, opened through the registry with sample data, and its loader. */
export function ShopModalSection() {
  const [outcome, setOutcome] = useState("none yet");
  const report = (name: string) => (result: boolean) => setOutcome(`${name}: ${result}`);
  return (
    <GalleryRow title="Overlays of the shop">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" data-testid="open-size-chart" onClick={() => openSizeChart(report("size-chart"))}>
          Size chart
        </Button>
        <Button variant="outline" data-testid="open-recalculate" onClick={() => openRecalculate(report("recalculate"))}>
          Recalculate
        </Button>
        <Button
          variant="outline"
          data-testid="open-additional-info-success"
          onClick={() =>
            openModal(
              "additional-info-success",
              { quoteNumber: "QU2214", email: "ruta@example.com", onBackToQuotes: noop },
              report("additional-info-success"),
            )
          }
        >
          Additional info
        </Button>
        <Button variant="outline" data-testid="raise-loader" onClick={raiseLoaderBriefly}>
          Loader
        </Button>
      </div>
      <output data-testid="shop-modal-result" className="type-small mt-3 block text-ink2">
        {outcome}
      </output>
    </GalleryRow>
  );
}

function raiseLoaderBriefly(): void {
  raiseLoader(true);
  setTimeout(() => raiseLoader(false), 1_500);
}

function openSizeChart(onHandle: (result: boolean) => void): void {
  const row = (size: string, uk: string, us: string, centimetres: number, inStock = true) => {
    return { size, names: { EU: size, UK: uk, US: us }, centimetres, inStock };
  };
  openModal(
    "size-chart",
    {
      productName: "Briz men’s shoes",
      measure: "foot",
      systems: ["EU", "UK", "US"],
      rows: [
        row("41", "7.5", "8", 25.9),
        row("42", "8", "8.5", 26.5),
        row("43", "9", "9.5", 27.5),
        row("46", "11", "11.5", 29.4, false),
      ],
      chosenSize: "42",
      onChoose: noop,
    },
    onHandle,
  );
}

function openRecalculate(onHandle: (result: boolean) => void): void {
  openModal(
    "recalculate",
    {
      quoteNumber: "QU2214",
      currencyIso: "EUR",
      lines: [
        { label: "Chelsea boots", kind: "money", before: money(1_280_000), now: money(1_180_000) },
        { label: "Charged weight", kind: "weight", before: 3_000, now: 3_500 },
        { label: "Air freight", kind: "money", before: money(369_000), now: money(423_000) },
      ],
      totalBefore: money(5_125_500),
      totalNow: money(5_057_800),
    },
    onHandle,
  );
}
