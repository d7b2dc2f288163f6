import { PostSchema } from "domain/posts/post";
import { typedCollection } from "#firebase/converter.ts";

export const posts = () => typedCollection("blog_posts", PostSchema);
