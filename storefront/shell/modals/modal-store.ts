import { modalsAfterNavigation } from "#domain/shared/overlays/modal-names.ts";
import { createStore, useStore } from "#ui/store.ts";

/** The input of each modal, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: routes/modals.ts adds the members, because the shell must not know features
export interface ModalInputs {}
type BuiltModalName = keyof ModalInputs;

export interface OpenModal<Name extends BuiltModalName = BuiltModalName> {
  name: Name;
  input: ModalInputs[Name];
  onHandle: ((outcome: boolean) => void) | undefined;
}

const open = createStore<OpenModal | null>(null);

export function useOpenModal(): OpenModal | null {
  return useStore(open);
}

/** Opens a modal; `onHandle` receives its outcome. */
export function openModal<Name extends BuiltModalName>(
  name: Name,
  input: ModalInputs[Name],
  onHandle?: (outcome: boolean) => void,
): void {
  open.write({ name, input, onHandle } as OpenModal);
}

/** Replaces the open modal; the outcome of the second goes to the first one's `onHandle`. */
export function replaceModal<Name extends BuiltModalName>(name: Name, input: ModalInputs[Name]): void {
  openModal(name, input, open.read()?.onHandle);
}

export function closeModal(outcome: boolean): void {
  const closing = open.read();
  open.write(null);
  closing?.onHandle?.(outcome);
}

/** MODAL-02: modals close when the page changes. */
export function closeModalsOnNavigation(fromRouteName: string, toRouteName: string): void {
  const name = open.read()?.name;
  if (name && modalsAfterNavigation([name], fromRouteName, toRouteName).length === 0) closeModal(false);
}
