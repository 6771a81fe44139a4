/** CATALOG-04: the schema.org `BreadcrumbList`. */
export function breadcrumbThing(
  trail: readonly { name: string; to: string }[],
  urlOf: (path: string) => string,
): Record<string, unknown> {
  const itemListElement = trail.map(({ name, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: urlOf(to),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}
