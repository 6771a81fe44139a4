import { CornerDownLeft, Package, Sparkle } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TextSegment } from "#domain/catalogue/search/mark-match.ts";
import { formatDate } from "#i18n/format.ts";
import { Pill } from "#ui/pill.tsx";
import { orderStatus } from "../../desks/orders/order-status.ts";
import { KeyCaps } from "../key-caps.tsx";
import type { PaletteOption } from "./options.ts";

interface OptionRowProps {
  domId: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A line with an address is a link, so that it can be opened in a new tab. */
export function OptionRow({ domId, option, isActive, onPoint, onChoose }: OptionRowProps) {
  const look = {
    id: domId,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    onPointerMove: onPoint,
    className:
      "flex min-h-12 w-full cursor-pointer scroll-my-10 items-center gap-3 rounded-field px-3 py-1.5 text-start text-ui aria-selected:bg-soft aria-selected:text-softink forced-colors:aria-selected:outline-2",
  } satisfies ComponentProps<"a"> & ComponentProps<"button">;
  if (option.kind === "action") {
    return (
      <button type="button" {...look} onClick={onChoose}>
        <Content option={option} isActive={isActive} />
      </button>
    );
  }
  return (
    <Link
      to={option.path}
      {...look}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <Content option={option} isActive={isActive} />
    </Link>
  );
}

function Content({ option, isActive }: { option: PaletteOption; isActive: boolean }) {
  const keys = keysOf(option);
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-field bg-sunk text-ink2 [&_svg]:size-4.5">
        <OptionIcon option={option} />
      </span>
      <span className="grid min-w-0 grow">
        <span className="font-semibold wrap-anywhere">
          <Marked segments={option.marks} />
        </span>
        {option.kind === "order" && <Placed at={option.order.placed_at} />}
      </span>
      {option.kind === "order" && <State option={option} />}
      {keys && <KeyCaps keys={keys} className="max-md:hidden" />}
      <CornerDownLeft
        aria-hidden="true"
        className={isActive ? "size-4 text-ink3 max-md:hidden" : "invisible size-4 max-md:hidden"}
      />
    </>
  );
}

function keysOf(option: PaletteOption): string | undefined {
  if (option.kind === "action") return option.action.keys;
  return option.kind === "screen" && option.screen.shortcut ? `g ${option.screen.shortcut}` : undefined;
}

function OptionIcon({ option }: { option: PaletteOption }) {
  const Icon = option.kind === "screen" ? option.screen.icon : option.kind === "action" ? Sparkle : Package;
  return <Icon aria-hidden="true" />;
}

function Placed({ at }: { at: string }) {
  return <span className="text-caption text-ink2">{formatDate(new Date(at))}</span>;
}

function State({ option }: { option: PaletteOption & { kind: "order" } }) {
  const t = useTranslate();
  const { label, tone } = orderStatus(option.order.state);
  return (
    <Pill tone={tone} dot={false} className="shrink-0">
      {t(label)}
    </Pill>
  );
}

function Marked({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isTyped }, at) =>
    isTyped ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no other key
      <mark key={at} className="rounded-tag bg-accsoft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
