import { modalsAfterNavigation } from "../../../domain/overlays/modal-names.ts";
import { createStore, useStore } from "../../../ui/store.ts";

/** What each modal is opened with. */
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

/** Shows a modal of the shop; `onHandle` hears whether it ended with yes or no. */
export function openModal<Name extends BuiltModalName>(
  name: Name,
  input: ModalInputs[Name],
  onHandle?: (outcome: boolean) => void,
): void {
  open.write({ name, input, onHandle } as OpenModal);
}

/** Shows another modal in place of the open one; whoever opened the first hears how the second ends. */
export function replaceModal<Name extends BuiltModalName>(name: Name, input: ModalInputs[Name]): void {
  openModal(name, input, open.read()?.onHandle);
}

export function closeModal(outcome: boolean): void {
  const closing = open.read();
  open.write(null);
  closing?.onHandle?.(outcome);
}

/** MODAL-02: a modal belongs to the page it was opened on. */
export function closeModalsOnNavigation(fromRouteName: string, toRouteName: string): void {
  const name = open.read()?.name;
  if (name && modalsAfterNavigation([name], fromRouteName, toRouteName).length === 0) closeModal(false);
}
