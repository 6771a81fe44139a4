export type LoadModule = (url: string) => Promise<object>;

/** A module of the build, by the address in the router's manifest. The only import of a computed path. */
export const loadModule: LoadModule = (url) => import(/* @vite-ignore */ url);
