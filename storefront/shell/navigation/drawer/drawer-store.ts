import { createStore, useStore } from "#ui/store.ts";

const drawer = createStore(false);

export function useDrawerOpen(): boolean {
  return useStore(drawer);
}

export function openDrawer(): void {
  drawer.write(true);
}

export function closeDrawer(): void {
  drawer.write(false);
}
