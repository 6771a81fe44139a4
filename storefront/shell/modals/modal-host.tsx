import { type ComponentType, Suspense, useEffect, useRef, useState } from "react";
import { late } from "#client/late.ts";
import { useRouteName } from "../use-route-name.ts";
import type { ModalContentProps, ModalLoader } from "./modal-content.ts";
import { closeModal, closeModalsOnNavigation, useOpenModal } from "./modal-store.ts";

type AnyModal = ComponentType<ModalContentProps<unknown>>;

type Registry = Readonly<Record<string, ModalLoader>>;

function lazyContents(modals: Registry): ReadonlyMap<string, AnyModal> {
  return new Map(Object.entries(modals).map(([name, load]) => [name, late(async () => (await load()) as AnyModal)]));
}

/** Mounted once: shows the open modal. */
export function ModalHost({ modals }: { modals: Registry }) {
  const [contents] = useState(() => lazyContents(modals));
  const modal = useOpenModal();
  useClosedByNavigation();
  const Content = modal && contents.get(modal.name);
  if (!modal || !Content) return null;
  return (
    // Keyed by name: otherwise the previous modal would stay hidden until this one's code has loaded, and close both.
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
