export function ErrorPage({ error, isNotFound }: { error: unknown; isNotFound: boolean }) {
  return <main id="content">{isNotFound ? "404" : String(error)}</main>;
}
