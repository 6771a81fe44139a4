import { Check, Ruler, TrendingDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Note } from "#ui/note.tsx";
import { Pill } from "#ui/pill.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import type { SampleProps } from "./sample-props.ts";

export function ThanksModal({ onHandle, ...modal }: SampleProps) {
  return (
    <Modal {...modal} onHandle={onHandle} size="sm" label="Thank you" closeLabel="Close">
      <div className="flex flex-col items-center pt-4 text-center">
        <span className="mb-6 grid size-18 place-items-center rounded-full bg-ok-fill text-ok">
          <Check aria-hidden="true" />
        </span>
        <h2 className="type-h3">Thank you, that helps</h2>
        <p className="mt-1.5 mb-5 text-balance text-ink2">
          We are pricing QU2214 again and will write to ruta@pastas.lt, usually within 4 hours.
        </p>
        <Button block size="lg" data-testid="confirm-sm" onClick={() => onHandle(true)}>
          Back to my quotes
        </Button>
        <Button block variant="text" className="mt-2" onClick={() => onHandle(false)}>
          Continue shopping
        </Button>
      </div>
    </Modal>
  );
}

const changes = [
  ["Chelsea boots", "€128.00", "€118.00"],
  ["Charged weight", "3.0 kg", "3.5 kg"],
  ["Air freight", "€36.90", "€42.30"],
  ["To your door", "€512.55", "€505.78"],
] as const;

export function PriceModal({ onHandle, ...modal }: SampleProps) {
  const footer = (
    <>
      <Button variant="outline" onClick={() => onHandle(false)}>
        Decline
      </Button>
      <Button data-testid="confirm-md" onClick={() => onHandle(true)}>
        Accept €505.78
      </Button>
    </>
  );
  return (
    <Modal {...modal} onHandle={onHandle} title="The price has changed" closeLabel="Close" footer={footer}>
      <p className="text-ink2">The shop changed two things since your quote QU2214. Nothing was charged.</p>
      <dl className="my-4">
        {changes.map(([what, before, now]) => (
          <div key={what} className="flex gap-4 border-b border-line py-3.5 text-ui last:border-0">
            <dt className="grow">{what}</dt>
            <dd className="text-ink3 line-through">{before}</dd>
            <dd className="w-24 text-end font-semibold">{now}</dd>
          </div>
        ))}
      </dl>
      <Note tone="ok" icon={<TrendingDown aria-hidden="true" />}>
        <strong>€6.77 less</strong> than before.
      </Note>
    </Modal>
  );
}

const sizes = Array.from({ length: 14 }, (_, index) => ({ eu: 36 + index, cm: (22.4 + index * 0.6).toFixed(1) }));
const systems = [
  { id: "eu", label: "EU" },
  { id: "uk", label: "UK" },
] as const;

export function SizeChartModal({ onHandle, ...modal }: SampleProps) {
  const [system, setSystem] = useState<"eu" | "uk">("eu");
  const shift = system === "eu" ? 0 : 34;
  const footer = (
    <Button data-testid="confirm-xl" onClick={() => onHandle(true)}>
      Choose EU 42
    </Button>
  );
  return (
    <Modal
      {...modal}
      onHandle={onHandle}
      size="xl"
      title="Size chart, Briz men’s shoes"
      closeLabel="Close"
      footer={footer}
    >
      <TabList group="chart" label="Size system" tabs={systems} value={system} onChange={setSystem} />
      <TabPanel group="chart" value={system} className="mt-4 mb-6">
        {sizes.map(({ eu, cm }) => (
          <div key={eu} className="flex min-h-13.5 items-center gap-4 border-b border-line px-4 text-ui tabular-nums">
            <strong className="grow">{eu - shift}</strong>
            <span className="grow">{cm} cm</span>
            <Pill dot={false} tone={eu > 45 ? "neutral" : "ok"}>
              {eu > 45 ? "Sold out" : "In stock"}
            </Pill>
          </div>
        ))}
      </TabPanel>
      <Note tone="ok" icon={<Ruler aria-hidden="true" />}>
        Stand on paper, mark heel and longest toe, measure in the evening. Between two sizes, take the larger.
      </Note>
    </Modal>
  );
}
