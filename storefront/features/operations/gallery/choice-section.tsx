import { Plane, Ship } from "lucide-react";
import { Pill } from "#ui/pill.tsx";
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx";
import { GalleryRow } from "./gallery-row.tsx";

export function ChoiceSection() {
  return (
    <GalleryRow title="Choice card">
      <RadioCardGroup legend="How should it travel?" hideLegend className="md:grid-cols-2 xl:grid-cols-3">
        <RadioCard
          name="freight"
          value="air"
          defaultChecked
          icon={<Plane aria-hidden="true" className="size-5" />}
          title="Air"
          aside="€18.60"
          detail="Arrives 2026-11-21 – 11-24"
        />
        <RadioCard
          name="freight"
          value="sea"
          icon={<Ship aria-hidden="true" className="size-5" />}
          title="Sea"
          aside="€7.90"
          detail="Arrives 2026-12-14 – 12-29"
        >
          <span className="mt-2">
            <Pill dot={false}>Save €10.70</Pill>
          </span>
        </RadioCard>
        <RadioCard
          name="freight"
          value="air-battery"
          icon={<Plane aria-hidden="true" className="size-5" />}
          title="Air"
          aside="–"
          unavailable="Loose lithium battery: sea only"
        />
      </RadioCardGroup>
    </GalleryRow>
  );
}
