type Node = string | number | boolean | null | number[] | Record<string, number>;

/** The loaders' data of a page as React Router sends it to the browser: a flat list whose values point at each other. */
export function decodePageData(body: string): unknown {
  const [firstLine = "[]"] = body.split("\n", 1);
  const nodes: Node[] = JSON.parse(firstLine);
  const valueAt = (index: number): unknown => {
    // Negative indexes are null, undefined and similar values.
    const node = index < 0 ? null : nodes[index];
    if (Array.isArray(node)) return node.map(valueAt);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [nodes[Number(key.slice(1))] as string, valueAt(value)]),
    );
  };
  return valueAt(0);
}
