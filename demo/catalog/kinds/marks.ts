/** Suffixes of model names, for kinds with many models. */
export const GADGET_MARKS = ["200", "400", "600", "900", "E1", "E3", "Evo", "Ultra", "Core", "Zero"];
export const WARDROBE_MARKS = ["Holm", "Lund", "Vik", "Dal", "Ness", "Fors", "Berg", "Skog", "Sund", "Vall"];
export const SHOE_MARKS = ["5", "6", "7", "8", "Nord", "Kust", "Day", "Field", "Tour", "Mid"];
export const BEAUTY_MARKS = ["No. 1", "No. 2", "No. 3", "No. 9", "Aube", "Lueur", "Soie", "Rosée", "Été", "Hiver"];
