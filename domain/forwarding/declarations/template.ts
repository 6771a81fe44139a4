export const MOST_TEMPLATES = 100;
const LONGEST_NAME = 60;

export type TemplateKey = "validation.required" | "validation.too-long";

export function checkTemplateName(name: string): TemplateKey | null {
  const text = name.trim();
  if (text === "") return "validation.required";
  return text.length > LONGEST_NAME ? "validation.too-long" : null;
}
