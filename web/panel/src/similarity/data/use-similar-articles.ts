import { articleTree } from "domain/article-html/render-article";
import type { SimilarCheck } from "domain/articles/similarity";
import { toTextPrint } from "domain/articles/text-print";
import type { PostBody } from "domain/posts/post";
import { useEffect, useRef, useState } from "react";
import { similarArticles } from "./find-similar-articles.ts";

const PAUSE_MS = 1000;

export function useSimilarArticles({ content, content_format }: PostBody, ownId = "") {
  const [answer, setAnswer] = useState<{
    readonly content: string;
    readonly check: SimilarCheck;
  }>();
  const [attempt, setAttempt] = useState(0);
  const pause = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to compare again
  useEffect(() => {
    let isCanceled = false;
    const body = { content, ...(content_format && { content_format }) };
    const compare = async () => {
      pause.current = PAUSE_MS;
      const check = await checkBody(body, ownId);
      if (!isCanceled) setAnswer({ content, check });
    };
    const timer = setTimeout(() => void compare(), pause.current);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [content, content_format, ownId, attempt]);
  const onRetry = () => {
    pause.current = 0;
    setAnswer(undefined);
    setAttempt((n) => n + 1);
  };
  // A warning may be about a former text.
  const isKept = answer?.content === content || answer?.check.at === "similar";
  const check: SimilarCheck = answer && isKept ? answer.check : { at: "checking" };
  return { check, onRetry };
}

async function checkBody(body: PostBody, ownId: string): Promise<SimilarCheck> {
  try {
    const print = toTextPrint("?", articleTree(body.content, body.content_format));
    if (typeof print === "string") return { at: print };
    const articles = await similarArticles(print, ({ id }) => id === ownId);
    return articles.length > 0 ? { at: "similar", articles } : { at: "none" };
  } catch (error) {
    console.warn("A text could not be compared with published articles", error);
    return { at: "failed" };
  }
}
