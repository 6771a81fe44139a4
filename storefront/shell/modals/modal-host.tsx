import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { useMatches } from "react-router";
import { type BuiltModalName, MODALS, type ModalContentProps } from "./modal-registry.ts";
import { closeModal, closeModalsOnNavigation, useOpenModal } from "./modal-store.ts";

type AnyModal = ComponentType<ModalContentProps<unknown>>;

const CONTENTS = Object.fromEntries(
  Object.entries(MODALS).map(([name, load]) => [
    name,
    lazy(async () => ({ default: (await load()) as AnyModal })),
  ]),
) as Record<BuiltModalName, AnyModal>;

/** Mounted once in the shell: shows whichever modal is open. */
export function ModalHost() {
  const modal = useOpenModal();
  useClosedByNavigation();
  if (!modal) return null;
  const Content = CONTENTS[modal.name];
  return (
    <Suspense>
      <Content input={modal.input} open onHandle={closeModal} />
    </Suspense>
  );
}

function useClosedByNavigation(): void {
  const routeName = useMatches().at(-1)?.id ?? "";
  const previous = useRef(routeName);
  useEffect(() => {
    closeModalsOnNavigation(previous.current, routeName);
    previous.current = routeName;
  }, [routeName]);
}
