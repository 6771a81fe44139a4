import type { CSSProperties } from "react";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { LayoutTable } from "./layout-table.tsx";
import { MailBlocks } from "./mail-blocks.tsx";
import type { MailFrame } from "./mail-frame.ts";
import { MAIL_PALETTES, type MailPalette } from "./mail-palettes.ts";
import { DARK_STYLE, FONT, quiet } from "./mail-styles.ts";

/** One column of at most 600 pixels in the colours of its brand; the hidden text is the preview in a list of mails. */
export function MailLayout(frame: MailFrame) {
  const { content, storefront, language } = frame;
  const palette = MAIL_PALETTES[storefront.theme];
  return (
    <html lang={htmlLanguage(language)} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{DARK_STYLE}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: palette.ground }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{content.text}</div>
        <LayoutTable width="100%">
          <tr>
            <td align="center" style={{ padding: "24px 12px" }}>
              <Card frame={frame} palette={palette} />
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  );
}

interface SectionProps {
  frame: MailFrame;
  palette: MailPalette;
}

function Card({ frame, palette }: SectionProps) {
  const brand: CSSProperties = { fontFamily: FONT, fontSize: 20, fontWeight: 700, color: palette.onTop };
  const inside: CSSProperties = {
    padding: "32px",
    backgroundColor: palette.surface,
    border: `1px solid ${palette.line}`,
    borderTop: 0,
  };
  return (
    <LayoutTable width="100%" style={{ maxWidth: 600 }}>
      <tr>
        <td style={{ padding: "20px 32px", backgroundColor: palette.top }}>
          <span style={brand}>{frame.storefront.name}</span>
        </td>
      </tr>
      <tr>
        <td className="surface" style={inside}>
          <MailBlocks content={frame.content} copyLink={frame.copyLink} palette={palette} />
        </td>
      </tr>
      <tr>
        <td style={{ padding: "20px 32px" }}>
          <Footer frame={frame} palette={palette} />
        </td>
      </tr>
    </LayoutTable>
  );
}

function Footer({ frame: { storefront, footer }, palette }: SectionProps) {
  const { sentBy, sender, links } = footer;
  const small = quiet(palette);
  return (
    <>
      <p {...small}>{sentBy}</p>
      <p {...small}>
        <a href={storefront.appUrl} {...small}>
          {storefront.appUrl}
        </a>
      </p>
      {sender.map((line) => (
        <p key={line} {...small}>
          {line}
        </p>
      ))}
      {links.map(({ label, url }) => (
        <p key={url} {...small}>
          <a href={url} {...small}>
            {label}
          </a>
        </p>
      ))}
    </>
  );
}
