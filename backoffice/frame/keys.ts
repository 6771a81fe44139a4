const SHOWN: Readonly<Record<string, string>> = {
  Escape: "Esc",
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** The keys of a shortcut as keyboards name them: `g o` is two of them, one after the other. */
export function shownKeys(keys: string, isMac = /Mac|iP/.test(navigator.platform)): string[] {
  return keys.split(/[ +]/).map((key) => {
    if (key === "Ctrl") return isMac ? "⌘" : "Ctrl";
    const isLetterAfterCtrl = key.length === 1 && keys.includes("+");
    return SHOWN[key] ?? (isLetterAfterCtrl ? key.toUpperCase() : key);
  });
}
