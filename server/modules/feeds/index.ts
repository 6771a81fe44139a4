export { type Feeds, openFeeds } from "./feeds.ts";
export { registerFeedRoutes } from "./http.ts";
export { makeFeed } from "./make-feed.ts";
