import "./platform/resolve-once.ts";

// A static import would be resolved before the line above runs.
await import("./run.ts");
