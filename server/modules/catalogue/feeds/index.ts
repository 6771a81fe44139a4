export { makeFeed } from "./make-feed.ts";
export { feedsModule } from "./module.ts";
