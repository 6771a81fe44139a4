import type { CSSProperties } from "react";
import type { MailPalette } from "./mail-palettes.ts";
import { FONT } from "./mail-styles.ts";

export function ActionLink({ label, url, palette }: { label: string; url: string; palette: MailPalette }) {
  const style: CSSProperties = {
    display: "inline-block",
    padding: "14px 24px",
    backgroundColor: palette.primary,
    color: palette.onPrimary,
    fontFamily: FONT,
    fontSize: 16,
    fontWeight: 700,
    textDecoration: "none",
    borderRadius: 8,
  };
  return (
    <a href={url} style={style}>
      {label}
    </a>
  );
}
