export function NotFound({ isOpen }: { isOpen: boolean }) {
  return <h1>404 {String(isOpen)}</h1>;
}
