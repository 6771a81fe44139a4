import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** Routes in a scope of their own: the hooks and parsers that they add apply to no other route. */
export async function registerScope(
  server: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  const plugin: FastifyPluginAsync = async (scope) => addRoutes(scope);
  await server.register(plugin);
}
