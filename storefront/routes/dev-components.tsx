import { GalleryPage } from "../features/operations/gallery/gallery-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

/** With a loader, so that the server may also refuse client navigations. */
export function loader() {
  return null;
}

export default function DevComponents() {
  return (
    <>
      <PageHead title="Components" description="Every component in the current theme" noindex />
      <GalleryPage />
    </>
  );
}
