import { collection } from "firebase/firestore";
import { PostSchema } from "functions/domain/posts/post";
import { converterOf } from "#firebase/converter.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";

export const posts = () =>
  collection(panelFirestore(), "blog_posts").withConverter(converterOf(PostSchema));
