export type Graph = Map<string, Set<string>>;

export function addEdge(graph: Graph, from: string, to: string): void {
  const targets = graph.get(from) ?? new Set();
  graph.set(from, targets.add(to));
}

/** One shortest cycle for every strongly connected component, as `[a, b, a]`. */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const reported = new Set<string>();
  for (const node of [...graph.keys()].sort()) {
    if (reported.has(node)) continue;
    const cycle = shortestPathBack(graph, node);
    if (!cycle) continue;
    cycles.push(cycle);
    for (const each of cycle) reported.add(each);
  }
  return cycles;
}

function shortestPathBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...pathTo(cameFrom, start, node), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(cameFrom: Map<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let node = end; node !== start; ) {
    node = cameFrom.get(node) ?? start;
    path.unshift(node);
  }
  return path;
}
