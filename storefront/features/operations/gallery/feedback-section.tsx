import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { LoadingBar } from "#ui/loading-bar.tsx";
import { LoadingOverlay } from "#ui/loading-overlay.tsx";
import { dismissToast, showToast } from "#ui/toast.tsx";
import { GalleryRow, Inline } from "./gallery-row.tsx";

const overlayMs = 1500;

export function FeedbackSection() {
  const [overlay, setOverlay] = useState(false);
  const [bar, setBar] = useState({ progress: 0, visible: false, error: false });

  function showOverlay() {
    setOverlay(true);
    setTimeout(() => setOverlay(false), overlayMs);
  }

  return (
    <GalleryRow title="Toasts and progress">
      <Inline>
        <Button variant="outline" data-testid="toast-success" onClick={toastSuccess}>
          Success toast
        </Button>
        <Button variant="outline" data-testid="toast-error" onClick={toastError}>
          Error toast
        </Button>
        <Button variant="outline" data-testid="toast-offline" onClick={toastOffline}>
          Offline toast
        </Button>
        <Button variant="outline" data-testid="toast-online" onClick={() => dismissToast("offline")}>
          Back online
        </Button>
        <Button
          variant="outline"
          data-testid="bar-step"
          onClick={() => setBar({ progress: (bar.progress + 30) % 120, visible: true, error: false })}
        >
          Bar further
        </Button>
        <Button
          variant="outline"
          data-testid="bar-error"
          onClick={() => setBar({ ...bar, visible: true, error: true })}
        >
          Bar error
        </Button>
        <Button variant="outline" data-testid="overlay-show" onClick={showOverlay}>
          Overlay
        </Button>
      </Inline>
      <LoadingBar {...bar} />
      <LoadingOverlay visible={overlay} label="One moment…" />
    </GalleryRow>
  );
}

function toastSuccess() {
  showToast({
    tone: "success",
    text: "Added to cart, reserved for 30 min",
    action: { label: "View cart", onPress: () => {} },
  });
}

function toastError() {
  showToast({
    tone: "error",
    text: "The promo code has expired.",
    action: { label: "Remove", onPress: () => {} },
  });
}

function toastOffline() {
  showToast({ id: "offline", tone: "offline", text: "You are offline. We will retry by ourselves." });
}
