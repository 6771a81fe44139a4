import { Heart, Package, Search, ShoppingBag, X } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { CounterBadge, IconButton, iconButtonClass } from "#ui/icon-button.tsx";
import { GalleryRow, Inline } from "./gallery-row.tsx";

export function ButtonSection() {
  const [busy, setBusy] = useState(false);
  return (
    <GalleryRow title="Buttons">
      <Inline>
        <Button data-testid="button-primary">Primary</Button>
        <Button unavailable="Choose a pickup point first." data-testid="button-unavailable">
          Not yet
        </Button>
        <Button busy busyLabel="Paying…">
          Pay €298.03
        </Button>
        <Button variant="outline">Secondary</Button>
        <Button variant="tonal">Tonal</Button>
        <Button variant="accent">Accent</Button>
        <Button variant="text">Text</Button>
        <Button variant="danger">Delete address</Button>
      </Inline>
      <Inline>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button variant="outline" size="lg">
          <Search aria-hidden="true" />
          Search instead
        </Button>
        <a href="#link" className={buttonClass({ variant: "outline", size: "sm" })}>
          Router link
        </a>
        <Button busy={busy} busyLabel="Saving…" data-testid="button-busy" onClick={() => setBusy(true)}>
          Save address
        </Button>
        <Button busy variant="tonal">
          Without a verb
        </Button>
        <Button variant="text" size="sm" onClick={() => setBusy(false)}>
          Stop saving
        </Button>
      </Inline>
      <Inline>
        <IconButton label="Add to favourites" variant="outline">
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Close">
          <X aria-hidden="true" />
        </IconButton>
        <IconButton label="Cart, 3 products" count={3}>
          <ShoppingBag aria-hidden="true" />
        </IconButton>
        <IconButton label="Parcels, 99+" count={120} variant="outline">
          <ShoppingBag aria-hidden="true" />
        </IconButton>
        <a href="#parcels" aria-label="Parcels, 2" className={iconButtonClass()}>
          <Package aria-hidden="true" />
          <CounterBadge count={2} className="absolute top-0.5 right-0.5" />
        </a>
        <IconButton label="Add to favourites, compact" variant="surface" compact>
          <Heart aria-hidden="true" />
        </IconButton>
      </Inline>
    </GalleryRow>
  );
}
