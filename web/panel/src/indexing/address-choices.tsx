import { Box, Button, Field, Input, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { PanelSelect } from "#ui/select.tsx";
import { messages } from "./messages.ts";
import type { RefusedTarget } from "./refused-target.ts";
import { type AddressedPost, suggestRedirects } from "./suggest-redirects.ts";
import { isTarget, type Redirects } from "./use-redirects.ts";

const words = messages.address;
/** A job may have thousands of posts. */
const STEP = 20;
const CHOICES = [
  ["gone", words.gone],
  ["redirect", words.redirect],
] as const;

interface AddressChoicesProps {
  readonly posts: readonly AddressedPost[];
  /** Posts that are suggested as targets. */
  readonly others: readonly AddressedPost[];
  readonly redirects: Redirects;
  readonly refused: RefusedTarget | null;
  readonly change: (redirects: Redirects) => void;
}

/** Only published posts have an address that visitors know. */
export function AddressChoices({ posts, others, redirects, ...rest }: AddressChoicesProps) {
  const [shownCount, setShownCount] = useState(STEP);
  const published = posts.filter((post) => post.published);
  const deleted = new Set(posts.map(({ id }) => id));
  const targets = others.filter(({ id }) => !deleted.has(id));
  if (published.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" mt="4">
      {published.slice(0, shownCount).map((post) => (
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
            rest.change(next);
          }}
        />
      ))}
      {published.length > shownCount ? (
        <Box as="li">
          <Button size="sm" variant="outline" onClick={() => setShownCount(shownCount + STEP)}>
            {words.more(published.length - shownCount)}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

interface AddressChoiceProps {
  readonly post: AddressedPost;
  readonly isOnly: boolean;
  /** Where the address will lead; undefined answers 410. */
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
  const label = isOnly ? words.one : words.of(post.title);
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
            {suggested.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
          </datalist>
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      )}
    </Box>
  );
}
