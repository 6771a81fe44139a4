import type { CSSProperties } from "react";
import type { MailGoods, MailPicture } from "../outgoing-mail.ts";
import { LayoutTable } from "./layout-table.tsx";
import type { MailPalette } from "./mail-palettes.ts";
import { FONT, SMALL_TEXT } from "./mail-styles.ts";
import { pictureAddress } from "./picture-address.ts";

const SIDE = 64;

interface GoodsProps {
  goods: readonly MailGoods[];
  palette: MailPalette;
}

/** The things that a mail is about, each with its picture, what it is and what it costs. */
export function Goods({ goods, palette }: GoodsProps) {
  const cell: CSSProperties = { padding: "12px 0", borderBottom: `1px solid ${palette.line}`, verticalAlign: "top" };
  const words: CSSProperties = { margin: 0, fontFamily: FONT, fontSize: 15, lineHeight: "22px", color: palette.ink };
  const hasPictures = goods.some(({ picture }) => picture !== null);
  return (
    <LayoutTable width="100%">
      {goods.map(({ name, detail, value, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be equal
        <tr key={index}>
          {hasPictures && (
            <td className="line" width={SIDE + 12} style={cell}>
              {picture && <Thumbnail picture={picture} palette={palette} />}
            </td>
          )}
          <td className="line" style={cell}>
            <p className="ink" style={{ ...words, fontWeight: 700 }}>
              {name}
            </p>
            {detail && (
              <p className="quiet" style={{ ...SMALL_TEXT, margin: 0, color: palette.quietInk }}>
                {detail}
              </p>
            )}
          </td>
          <td className="line" align="right" style={{ ...cell, paddingLeft: 12 }}>
            <p className="ink" style={{ ...words, whiteSpace: "nowrap" }}>
              {value}
            </p>
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}

/** The ground shows while a mail program does not load pictures. */
function Thumbnail({ picture, palette }: { picture: MailPicture; palette: MailPalette }) {
  const style: CSSProperties = {
    display: "block",
    objectFit: "contain",
    backgroundColor: palette.ground,
    borderRadius: 8,
    fontFamily: FONT,
    fontSize: 11,
    color: palette.quietInk,
    overflow: "hidden",
  };
  return <img src={pictureAddress(picture)} alt={picture.alt} width={SIDE} height={SIDE} style={style} />;
}

/** One picture over the whole width. */
export function Photo({ picture, palette }: { picture: MailPicture; palette: MailPalette }) {
  const style: CSSProperties = {
    display: "block",
    width: "100%",
    maxWidth: 536,
    height: "auto",
    margin: "0 0 16px",
    borderRadius: 8,
    backgroundColor: palette.ground,
    fontFamily: FONT,
    fontSize: 13,
    color: palette.quietInk,
  };
  return <img src={pictureAddress(picture)} alt={picture.alt} width={536} style={style} />;
}
