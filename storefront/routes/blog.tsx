import { BlogPage } from "../features/content/content/blog/blog-page.tsx";
import { loadBlog } from "../features/content/content/data/load-blog.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/blog";

/** ROUTE-07 */
export function loader(args: Route.LoaderArgs) {
  return loadBlog(args);
}

export default function Blog({ loaderData: { blog } }: Route.ComponentProps) {
  return blog ? <BlogPage blog={blog} /> : <NotFound />;
}
