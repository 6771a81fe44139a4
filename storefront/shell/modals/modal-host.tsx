import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { MODALS, type ModalContentProps } from "../../routes/modals.ts";
import { useRouteName } from "../use-route-name.ts";
import { closeModal, closeModalsOnNavigation, useOpenModal } from "./modal-store.ts";

type AnyModal = ComponentType<ModalContentProps<unknown>>;

const CONTENTS = new Map<string, AnyModal>(
  Object.entries(MODALS).map(([name, load]) => [name, lazy(async () => ({ default: (await load()) as AnyModal }))]),
);

/** Mounted once in the shell: shows whichever modal is open. */
export function ModalHost() {
  const modal = useOpenModal();
  useClosedByNavigation();
  const Content = modal && CONTENTS.get(modal.name);
  if (!modal || !Content) return null;
  return (
    // By name: else the modal before it would be kept, hidden, until this one's code is there, and close them both.
    <Suspense key={modal.name}>
      <Content input={modal.input} open onHandle={closeModal} />
    </Suspense>
  );
}

function useClosedByNavigation(): void {
  const routeName = useRouteName();
  const previous = useRef(routeName);
  useEffect(() => {
    closeModalsOnNavigation(previous.current, routeName);
    previous.current = routeName;
  }, [routeName]);
}
