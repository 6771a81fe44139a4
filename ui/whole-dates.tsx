const DATE = /(\d{4}-\d{2}-\d{2})/;

/**
 * A text whose dates stay on one line: browsers break a line after a hyphen between digits. The date stays plain text,
 * which can be copied and searched.
 */
export function WholeDates({ children: text }: { children: string }) {
  // Every second piece is a date; pieces have no identity but their place.
  const pieces = text.split(DATE).map((piece, place) => ({ piece, key: `${place}:${piece}`, isDate: place % 2 === 1 }));
  return pieces.map(({ piece, key, isDate }) =>
    isDate ? (
      <time key={key} className="whitespace-nowrap">
        {piece}
      </time>
    ) : (
      piece
    ),
  );
}
