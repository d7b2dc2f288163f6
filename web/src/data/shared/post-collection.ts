import { PostSchema } from "domain/posts/post";
import { collection } from "firebase/firestore";
import { converterOf } from "#firebase/converter.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";

export const posts = () =>
  collection(panelFirestore(), "blog_posts").withConverter(converterOf(PostSchema));
