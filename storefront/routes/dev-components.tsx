import { GalleryPage } from "../features/gallery/gallery-page.tsx";
import { PageHead } from "../shell/head/page-head.tsx";

/** With a loader, so that the server is asked, and may refuse, on every way to this page. */
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
