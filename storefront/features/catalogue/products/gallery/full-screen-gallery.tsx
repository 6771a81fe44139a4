import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { usePictureStrip } from "./use-picture-strip.ts";

interface FullScreenGalleryProps {
  pictures: readonly string[];
  alt: string;
  startAt: number;
  /** Called with the index of the picture shown last. */
  onClose: (last: number) => void;
}

const LARGEST = normalModifiers({ width: 1920, quality: 90 });

export function FullScreenGallery({ pictures, alt, startAt, onClose }: FullScreenGalleryProps) {
  const t = useTranslate();
  const strip = usePictureStrip(pictures.length, startAt);
  const { ref, current, show } = strip;
  const [isZoomed, setZoomed] = useState(false);
  const toggleZoom = () => setZoomed(!isZoomed);
  // Before the first paint, so that it opens at the pressed picture.
  useLayoutEffect(() => {
    ref.current?.scrollTo({ left: startAt * ref.current.clientWidth, behavior: "instant" });
  }, [ref, startAt]);
  return (
    <Modal
      open
      fullScreen
      flush
      label={alt}
      closeLabel={t("a11y.close")}
      onHandle={() => onClose(current)}
      data-testid="full-screen-gallery"
    >
      <div className="relative h-dvh bg-surface">
        <ul
          ref={ref}
          data-autofocus
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          aria-label={t("product.gallery")}
          onScroll={strip.onScroll}
          onKeyDown={strip.onKeyDown}
          className="flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] focus-visible:-outline-offset-3"
        >
          {pictures.map((picture, index) => (
            <Picture
              key={picture}
              address={imageAddress(picture, LARGEST)}
              alt={index === 0 ? alt : t("product.picture-of", { number: index + 1, count: pictures.length })}
              isFirst={index === startAt}
              isZoomed={isZoomed && index === current}
              onDoubleClick={toggleZoom}
            />
          ))}
        </ul>
        <Step label={t("product.previous-picture")} onClick={() => show(Math.max(current - 1, 0))} side="start-4">
          <ChevronLeft aria-hidden="true" />
        </Step>
        <Step
          label={t("product.next-picture")}
          onClick={() => show(Math.min(current + 1, pictures.length - 1))}
          side="end-4"
        >
          <ChevronRight aria-hidden="true" />
        </Step>
        <div className="absolute start-1/2 bottom-6 -translate-x-1/2">
          <IconButton
            variant="surface"
            label={t(isZoomed ? "product.zoom-out" : "product.zoom-in")}
            onClick={toggleZoom}
          >
            {isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          </IconButton>
        </div>
        <p
          aria-live="polite"
          className="absolute start-5 top-5 rounded-full bg-surface px-3 py-1 text-caption font-semibold tabular-nums"
        >
          <span className="visually-hidden">
            {t("product.picture-of", { number: current + 1, count: pictures.length })}
          </span>
          <span aria-hidden="true">
            {current + 1} / {pictures.length}
          </span>
        </p>
      </div>
    </Modal>
  );
}

interface PictureProps {
  address: string;
  alt: string;
  isFirst: boolean;
  isZoomed: boolean;
  onDoubleClick: () => void;
}

/** Zoomed in, the picture is larger than its frame, which scrolls. */
function Picture({ address, alt, isFirst, isZoomed, onDoubleClick }: PictureProps) {
  return (
    <li
      onDoubleClick={onDoubleClick}
      tabIndex={isZoomed ? 0 : undefined}
      className={classNames("relative size-full shrink-0 snap-start snap-always", isZoomed && "overflow-auto")}
    >
      <img
        src={address}
        alt={alt}
        width={1920}
        height={2074}
        loading={isFirst ? "eager" : "lazy"}
        className={
          isZoomed
            ? "h-auto w-[200vw] max-w-none cursor-zoom-out md:w-[160vw]"
            : "absolute inset-0 size-full cursor-zoom-in object-contain"
        }
      />
    </li>
  );
}

interface StepProps {
  label: string;
  onClick: () => void;
  side: string;
  children: ReactNode;
}

function Step({ label, onClick, side, children }: StepProps) {
  return (
    <div className={`absolute top-1/2 -translate-y-1/2 max-md:hidden ${side}`}>
      <IconButton variant="surface" label={label} onClick={onClick}>
        {children}
      </IconButton>
    </div>
  );
}
