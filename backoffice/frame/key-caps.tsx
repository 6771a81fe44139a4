import { classNames } from "#ui/class-names.ts";
import { shownKeys } from "./keys.ts";

/** The keys of a shortcut, such as `g o` or `Ctrl+k`. */
export function KeyCaps({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={classNames("inline-flex shrink-0 gap-1", className)}>
      {shownKeys(keys).map((key, at) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: a key may come twice
          key={at}
          className="inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-tag border border-line bg-surface px-1.5 font-body text-xs text-ink2"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
