export { posts } from "../fixture/posts.ts";
