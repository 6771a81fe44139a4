import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { GalleryRow, Inline } from "./gallery-row.tsx";
import { modalSamples, type SampleName } from "./modal-samples.tsx";

/** Every variant of the generic modal, and its last outcome. */
export function ModalSection() {
  const [opened, setOpened] = useState<SampleName>();
  const [result, setResult] = useState("none yet");

  function handle(name: SampleName, outcome: boolean) {
    setOpened(undefined);
    setResult(`${name}: ${outcome}`);
  }

  return (
    <GalleryRow title="Modals">
      <Inline>
        {modalSamples.map(({ name, text }) => (
          <Button key={name} variant="outline" data-testid={`open-modal-${name}`} onClick={() => setOpened(name)}>
            {text}
          </Button>
        ))}
      </Inline>
      <p className="text-ui text-ink2">
        Last handle result: <output data-testid="modal-result">{result}</output>
      </p>
      {modalSamples.map(({ name, Sample }) => (
        <Sample
          key={name}
          open={opened === name}
          onHandle={(outcome) => handle(name, outcome)}
          data-testid={`modal-${name}`}
        />
      ))}
    </GalleryRow>
  );
}
