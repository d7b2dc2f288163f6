import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { StoredPost } from "domain/posts/post";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { PostsCard } from "#posts/list/posts-card.tsx";
import { panelSystem } from "#ui/theme.ts";

/** What `usePosts` answers. */
export const readyPosts = (posts: readonly StoredPost[]) => ({
  state: "ready",
  data: posts,
  unreadable: [],
});

/** @param children beside the card, in its router */
export function renderPosts(children?: ReactNode) {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <PostsCard />
        {children}
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
