import { Box, Field, Input, Text } from "@chakra-ui/react";
import type { SlugAction } from "functions/domain/calls/deletion";
import type { StoredPost } from "functions/domain/posts/post";
import { SLUG_PATTERN } from "functions/domain/posts/slug";
import { limits } from "functions/domain/shared/limits";
import { useId } from "react";
import { PanelSelect } from "#ui/panel/select.tsx";
import { messages } from "./messages.ts";
import { suggestRedirects } from "./search-posts.ts";
import type { RefusedTarget } from "./use-post-actions.ts";

const words = messages.confirm;
const CHOICES = [
  ["gone", words.gone],
  ["redirect", words.redirect],
] as const;

/** Targets of redirects by post id; other addresses answer 410. */
export type Redirects = ReadonlyMap<string, string>;

export function isTarget(target: string, { slug }: StoredPost): boolean {
  return SLUG_PATTERN.test(target) && target.length <= limits.slug && target !== slug;
}

export function slugActionsOf(redirects: Redirects): Readonly<Record<string, SlugAction>> {
  return Object.fromEntries(
    [...redirects].map(([id, target]) => [
      id,
      { action: "redirect", target_slug: target.trim() } as const,
    ]),
  );
}

interface AddressChoicesProps {
  readonly posts: readonly StoredPost[];
  readonly others: readonly StoredPost[];
  readonly redirects: Redirects;
  readonly refused: RefusedTarget | null;
  readonly onChange: (redirects: Redirects) => void;
}

/** Only published posts have an address that visitors know. */
export function AddressChoices({ posts, others, redirects, ...rest }: AddressChoicesProps) {
  const published = posts.filter((post) => post.published);
  const deleted = new Set(posts.map(({ id }) => id));
  const targets = others.filter(({ id }) => !deleted.has(id));
  if (published.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="4">
      {published.map((post) => (
        <AddressChoice
          key={post.id}
          post={post}
          isOnly={posts.length === 1}
          target={redirects.get(post.id)}
          suggested={suggestRedirects(post, targets)}
          refused={rest.refused}
          onTarget={(target) => {
            const next = new Map(redirects);
            if (target === undefined) next.delete(post.id);
            else next.set(post.id, target);
            rest.onChange(next);
          }}
        />
      ))}
    </Box>
  );
}

interface AddressChoiceProps {
  readonly post: StoredPost;
  readonly isOnly: boolean;
  /** Undefined: 410. */
  readonly target: string | undefined;
  readonly suggested: readonly string[];
  readonly refused: RefusedTarget | null;
  readonly onTarget: (target: string | undefined) => void;
}

function AddressChoice(props: AddressChoiceProps) {
  const { post, isOnly, target, suggested, refused, onTarget } = props;
  const list = useId();
  const slug = target?.trim() ?? "";
  const reason = refused?.slug === slug ? refused.reason : undefined;
  const problem = slug !== "" && !isTarget(slug, post) ? words.targetInvalid : reason;
  const label = isOnly ? words.address : words.addressOf(post.title);
  return (
    <Box as="li" mb="3">
      <Text textStyle="label" mb="1.5" overflowWrap="anywhere">
        {label}
      </Text>
      <PanelSelect
        label={label}
        value={target === undefined ? "gone" : "redirect"}
        options={CHOICES}
        onChange={(choice) => onTarget(choice === "gone" ? undefined : (suggested[0] ?? ""))}
      />
      {target === undefined ? null : (
        <Field.Root mt="3" invalid={problem !== undefined}>
          <Field.Label>{words.target}</Field.Label>
          <Input
            list={list}
            fontFamily="mono"
            spellCheck={false}
            value={target}
            onChange={(event) => onTarget(event.currentTarget.value)}
          />
          <datalist id={list}>
            {suggested.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      )}
    </Box>
  );
}
