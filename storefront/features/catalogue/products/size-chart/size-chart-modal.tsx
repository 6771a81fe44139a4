import { Ruler } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ModalContentProps } from "#storefront/shell/modals/modal-content.ts";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Note } from "#ui/note.tsx";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { LengthUnitSwitch } from "./length-unit-switch.tsx";
import { availableRow, type LengthUnit, type SizeChartInput, type SizeRow, sizeName } from "./size-chart.ts";
import { SizeChartTable } from "./size-chart-table.tsx";

export function SizeChartModal({ input, open, onHandle }: ModalContentProps<SizeChartInput>) {
  const t = useTranslate();
  const group = useId();
  const [system, setSystem] = useState<string>(input.systems[0]);
  const [unit, setUnit] = useState<LengthUnit>("cm");
  const [size, setSize] = useState(input.chosenSize);
  const chosen = availableRow(input.rows, size);
  const title = t("modal.size-chart.title", { product: input.productName });

  function choose({ size }: SizeRow) {
    input.onChoose(size);
    onHandle(true);
  }

  return (
    <Modal
      open={open}
      onHandle={onHandle}
      size="xl"
      label={title}
      header={<Title>{title}</Title>}
      closeLabel={t("a11y.close")}
      footer={<ChooseButton row={chosen} system={system} onChoose={choose} />}
      data-testid="size-chart-modal"
    >
      <div className="flex flex-wrap items-center gap-3">
        <TabList
          group={group}
          label={t("modal.size-chart.systems")}
          tabs={input.systems.map((name) => ({ id: name, label: name }))}
          value={system}
          onChange={setSystem}
        />
        <LengthUnitSwitch unit={unit} onChange={setUnit} />
      </div>
      <TabPanel group={group} value={system} className="mt-3 mb-6">
        <SizeChartTable
          {...{ title, system, unit, chosen }}
          systems={input.systems}
          rows={input.rows}
          measure={t(`modal.size-chart.measure.${input.measure}`)}
          onChoose={({ size }) => setSize(size)}
        />
      </TabPanel>
      <Note tone="ok" icon={<Ruler aria-hidden="true" />}>
        {t(`modal.size-chart.advice.${input.measure}`)}
      </Note>
    </Modal>
  );
}

/** Focus starts at the title instead of the first radio, so that the chart is read first. */
function Title({ children }: { children: string }) {
  return (
    <h2 data-autofocus tabIndex={-1} className="type-h3 wrap-anywhere">
      {children}
    </h2>
  );
}

interface ChooseButtonProps {
  row: SizeRow | undefined;
  system: string;
  onChoose: (row: SizeRow) => void;
}

function ChooseButton({ row, system, onChoose }: ChooseButtonProps) {
  const t = useTranslate();
  if (!row) {
    // Wide enough for the tooltip with the reason, which the modal would clip.
    return (
      <Button unavailable={t("modal.size-chart.none-chosen")} className="md:min-w-60">
        {t("modal.size-chart.choose-any")}
      </Button>
    );
  }
  return (
    <Button onClick={() => onChoose(row)}>
      {t("modal.size-chart.choose", { system, size: sizeName(row, system) })}
    </Button>
  );
}
