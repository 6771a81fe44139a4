import { ButtonSection } from "./button-section.tsx";
import { ChoiceSection } from "./choice-section.tsx";
import { EmptySection } from "./empty-section.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { FieldSection } from "./field-section.tsx";
import { ModalSection } from "./modal-section.tsx";
import { NavigationSection } from "./navigation-section.tsx";
import { ShopModalSection } from "./shop-modal-section.tsx";
import { NoteSection, PillSection } from "./status-section.tsx";
import { TypeSection } from "./type-section.tsx";

/** For developers: every component and state of ui/ in the current theme. */
export function GalleryPage() {
  return (
    <div className="container-page py-10">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h1 className="type-h3">Components</h1>
        <p className="text-sm text-ink3">In the current theme</p>
      </div>
      <TypeSection />
      <ButtonSection />
      <FieldSection />
      <PillSection />
      <ChoiceSection />
      <NoteSection />
      <FeedbackSection />
      <NavigationSection />
      <ModalSection />
      <ShopModalSection />
      <EmptySection />
    </div>
  );
}
