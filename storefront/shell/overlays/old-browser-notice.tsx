export function OldBrowserNotice() {
  return null;
}
