import { CircleAlert, CircleCheck, WifiOff, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { useTopModal } from "./modal/modal-stack.ts";
import { useStore } from "./store.ts";
import { dismissToast, type Toast, toasts } from "./toast-store.ts";

export { dismissToast, showToast } from "./toast-store.ts";

const shownForMs = 6000;

const looks = {
  success: {
    icon: CircleCheck,
    colours: "ground-ink border-ink bg-ink text-bg",
    iconColour: "",
    action: "text-pri-on-ink",
  },
  error: { icon: CircleAlert, colours: "border-line bg-surface", iconColour: "text-bad", action: "text-pri" },
  offline: { icon: WifiOff, colours: "border-line bg-surface", iconColour: "text-pri", action: "text-pri" },
} as const;

export interface ToastRegionProps {
  /** The accessible name of the region. */
  label: string;
  closeLabel: string;
}

/** Mounted once. While a modal is open it is rendered inside it, because everything outside a modal is inert. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const shown = useStore(toasts);
  const modal = useTopModal();
  const region = (
    <section
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(94px+env(safe-area-inset-bottom))] [body:has([data-bar-above-tabs])_&]:max-lg:bottom-[calc(176px+env(safe-area-inset-bottom))] [dialog_&]:max-lg:top-[calc(16px+env(safe-area-inset-top))] [dialog_&]:max-lg:bottom-auto z-[1060] grid justify-items-start gap-3 text-start lg:inset-x-6 lg:bottom-6"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, text, action } = toast;
  const { icon: Icon, colours, iconColour, action: actionColour } = looks[tone];
  const stays = tone !== "success";
  const hold = useExpiry(id, stays);
  return (
    <div
      {...hold}
      role={tone === "error" ? "alert" : undefined}
      className={classNames(
        "pointer-events-auto flex min-h-13 max-w-full items-center gap-3 rounded-card border py-1 ps-4 shadow-sh2 transition duration-move starting:translate-y-2 starting:opacity-0",
        stays || action ? "pe-1" : "pe-5",
        colours,
      )}
    >
      <Icon aria-hidden="true" className={classNames("size-5", iconColour)} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className="grow basis-36 py-2 wrap-anywhere">{text}</span>
        {action && (
          <button
            type="button"
            className={classNames("min-h-11 cursor-pointer font-semibold hover:underline", actionColour)}
            onClick={() => {
              action.onPress();
              dismissToast(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      {stays && (
        <button
          type="button"
          aria-label={closeLabel}
          className="grid size-11 shrink-0 cursor-pointer place-items-center"
          onClick={() => dismissToast(id)}
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
}

/** Dismisses a toast after its time, but never while it is hovered or focused. */
function useExpiry(id: string, stays: boolean) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = stays || hovered || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, held]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
