import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import type { Screen } from "../screens.ts";
import { useMayDo } from "../session.ts";
import { groupOptions, neighbourOf, type PaletteOption, paletteOptions } from "./options.ts";
import { PaletteField } from "./palette-field.tsx";
import { PaletteFoot } from "./palette-foot.tsx";
import { PaletteList } from "./palette-list.tsx";
import { useFoundOrders } from "./use-found-orders.ts";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  screens: readonly Screen[];
  /** Opens the list of shortcuts. */
  onHelp: () => void;
}

/** Finds screens, orders and actions by their names, from anywhere. The field keeps the focus (ARIA combobox). */
export function Palette({ open, onClose, screens, onHelp }: PaletteProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const listId = useId();
  const { typed, chosen, write, choose } = useTyped(open);
  const mayReadOrders = useMayDo("orders.read");
  const { orders, isSearching, problem } = useFoundOrders(open ? typed : "", mayReadOrders);
  const actions = [{ name: "help", label: "staff.shortcut.title", keys: "?", run: onHelp } as const];
  const options = paletteOptions({ typed, screens, actions, mayReadOrders, orders }, t);
  const active = options.find(({ id }) => id === chosen) ?? options[0];
  const domIdOf = (option: PaletteOption) => `${listId}-${option.id}`;
  const activeDomId = active && domIdOf(active);

  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: "nearest" });
  }, [activeDomId]);

  function run(option: PaletteOption) {
    onClose();
    if (option.kind === "action") option.action.run();
    else void navigate(option.path);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = neighbourOf(options, active?.id ?? null, event.key);
    const isOpener = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (next) choose(next);
    else if (event.key === "Enter" && active) run(active);
    else if (isOpener) onClose();
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open={open}
      onHandle={onClose}
      label={t("staff.palette.title")}
      closeLabel={t("a11y.close")}
      size="xl"
      mobile="full"
      flush
      header={
        <PaletteField
          value={typed}
          onChange={write}
          onKeyDown={press}
          listId={listId}
          activeId={activeDomId}
          isExpanded={options.length > 0}
        />
      }
      footer={<PaletteFoot />}
    >
      <PaletteList
        id={listId}
        groups={groupOptions(options)}
        active={active}
        domIdOf={domIdOf}
        onPoint={choose}
        onChoose={run}
        isSearching={isSearching}
        problem={problem}
      />
    </Modal>
  );
}

/** The typed text and the option that the keys have moved to; both are forgotten when the palette opens again. */
function useTyped(open: boolean) {
  const [wasOpen, setWasOpen] = useState(open);
  const [typed, setTyped] = useState("");
  const [chosen, choose] = useState<string | null>(null);
  function write(text: string) {
    setTyped(text);
    choose(null);
  }
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) write("");
  }
  return { typed, chosen, write, choose };
}
