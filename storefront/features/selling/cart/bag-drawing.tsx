export function BagDrawing() {
  return (
    <svg viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <ellipse cx="80" cy="99" rx="72" ry="11" className="fill-soft" />
      <path d="M58 46V34a22 22 0 0 1 44 0v12" className="fill-none stroke-pri stroke-[5]" />
      <path d="M41 40h78l7 56a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" className="fill-pri" />
      <path d="M41 40h78l1 9H40Z" className="fill-pri-hover" />
      <circle cx="58" cy="50" r="3" className="fill-onpri" />
      <circle cx="102" cy="50" r="3" className="fill-onpri" />
      <rect x="70" y="64" width="20" height="13" rx="3" className="fill-acc" />
    </svg>
  );
}
