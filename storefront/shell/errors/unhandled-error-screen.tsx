export function UnhandledErrorScreen() {
  return null;
}
