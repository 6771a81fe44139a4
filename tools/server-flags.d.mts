export function memoryLimits(env: NodeJS.ProcessEnv): { flags: string[]; env: Record<string, string> };
