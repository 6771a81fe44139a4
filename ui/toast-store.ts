import { createStore } from "./store.ts";

export type ToastTone = "success" | "error" | "offline";

export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
  action?: { label: string; onPress: () => void };
}

const mostAtOnce = 3;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

/** A toast with the id of a shown one replaces it. Returns the id for `dismissToast`. */
export function showToast(toast: Omit<Toast, "id"> & { id?: string }): string {
  lastId += 1;
  const shown = { ...toast, id: toast.id ?? `toast-${lastId}` };
  const others = toasts.read().filter((other) => other.id !== shown.id);
  toasts.write([...others, shown].slice(-mostAtOnce));
  return shown.id;
}

export function dismissToast(id: string): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}
