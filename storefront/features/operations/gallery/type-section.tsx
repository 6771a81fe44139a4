import { GalleryRow } from "./gallery-row.tsx";

const samples = [
  { name: "display 56/58", className: "type-display", text: "The world’s shops" },
  { name: "h1 36/42", className: "type-h1", text: "Where should it go?" },
  { name: "h2 28/34", className: "type-h2", text: "Geriausiai parduodamos prekės" },
  { name: "h3 20/26", className: "type-h3", text: "Доставка до пункта выдачи" },
  { name: "h4 17/24", className: "type-h4", text: "Buyer protection" },
  { name: "body 16/24 · 400", className: "", text: "Žvėryno gatvė, įmonė, šūksnis, ąžuolų alėja, kõik õige, ķirbis" },
  { name: "ui 15/22", className: "type-ui", text: "Rows, buttons and labels" },
  { name: "small 14/20 · 400", className: "type-small", text: "Lowest price in 30 days: €119.90, incl. VAT" },
  { name: "caption 13/18", className: "type-caption", text: "Brand name, counts, legal price line" },
] as const;

export function TypeSection() {
  return (
    <GalleryRow title="Type">
      {samples.map(({ name, className, text }) => (
        <div key={name} className="grid items-baseline gap-x-5 sm:grid-cols-[9.625rem_1fr]">
          <span className="text-caption text-ink3">{name}</span>
          <span className={className}>{text}</span>
        </div>
      ))}
    </GalleryRow>
  );
}
