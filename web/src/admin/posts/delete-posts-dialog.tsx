import { Box, Field, Input, Text } from "@chakra-ui/react";
import type { SlugAction } from "functions/domain/calls-deletion";
import { limits } from "functions/domain/limits";
import type { StoredPost } from "functions/domain/post";
import { SLUG_PATTERN } from "functions/domain/slug";
import { useId, useState } from "react";
import { useVerdicts } from "#data/verdicts.ts";
import { ConfirmDialog } from "#ui/panel-confirm.tsx";
import { PanelSelect } from "#ui/panel-select.tsx";
import { VerdictText } from "#ui/panel-verdicts.tsx";
import { messages } from "./messages.ts";
import { suggestions } from "./search-posts.ts";

const words = messages.confirm;
const CHOICES = [
  ["gone", words.gone],
  ["redirect", words.redirect],
] as const;

interface DeletePostsDialogProps {
  /** The posts to be deleted; empty when nothing is asked. */
  readonly posts: readonly StoredPost[];
  /** Posts to suggest as another place for the address. */
  readonly others: readonly StoredPost[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: (actions: Readonly<Record<string, SlugAction>>) => void;
}

/** Asks before posts go: names them, says what Google knows (G-54), and lets one post's address lead elsewhere. */
export function DeletePostsDialog(props: DeletePostsDialogProps) {
  const { posts, others, busy, onCancel, onConfirm } = props;
  const [redirects, setRedirects] = useState(false);
  const [target, setTarget] = useState("");
  const verdicts = useVerdicts(posts.map((post) => post.slug));
  const [first] = posts;
  const single = posts.length === 1 ? first : undefined;
  const slug = target.trim();
  const isSlug = SLUG_PATTERN.test(slug) && slug.length <= limits.slug;
  const valid = !redirects || (isSlug && slug !== single?.slug);
  const reset = () => {
    setRedirects(false);
    setTarget("");
  };
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={single ? words.one(single.title) : words.many(posts.length)}
      confirm={messages.delete}
      busyText={words.deleting}
      busy={busy}
      disabled={!valid}
      onCancel={() => {
        reset();
        onCancel();
      }}
      onConfirm={() => {
        const redirect = single && redirects;
        onConfirm(redirect ? { [single.id]: { action: "redirect", target_slug: slug } } : {});
        reset();
      }}
    >
      <Text>{words.trash(posts.length)}</Text>
      <VerdictText posts={posts} verdicts={verdicts} />
      {single?.published ? (
        <AddressChoice
          redirects={redirects}
          onRedirects={setRedirects}
          target={target}
          onTarget={setTarget}
          invalid={slug !== "" && !valid}
          suggested={suggestions(single, others)}
        />
      ) : null}
    </ConfirmDialog>
  );
}

interface AddressChoiceProps {
  readonly redirects: boolean;
  readonly onRedirects: (redirects: boolean) => void;
  readonly target: string;
  readonly onTarget: (target: string) => void;
  readonly invalid: boolean;
  readonly suggested: readonly string[];
}

/** What the address of a public article answers from now on. */
function AddressChoice(props: AddressChoiceProps) {
  const { redirects, onRedirects, target, onTarget, invalid, suggested } = props;
  const list = useId();
  return (
    <Box mt="4">
      <Text textStyle="label" mb="1.5">
        {words.address}
      </Text>
      <PanelSelect
        label={words.address}
        value={redirects ? "redirect" : "gone"}
        options={CHOICES}
        onChange={(choice) => {
          onRedirects(choice === "redirect");
          if (choice === "redirect" && target === "") onTarget(suggested[0] ?? "");
        }}
      />
      {redirects ? (
        <Field.Root mt="3" invalid={invalid}>
          <Field.Label>{words.target}</Field.Label>
          <Input
            list={list}
            fontFamily="mono"
            spellCheck={false}
            value={target}
            onChange={(event) => onTarget(event.currentTarget.value)}
          />
          <datalist id={list}>
            {suggested.map((slug) => (
              <option key={slug} value={slug}>
                {slug}
              </option>
            ))}
          </datalist>
          <Field.ErrorText>{words.targetInvalid}</Field.ErrorText>
        </Field.Root>
      ) : null}
    </Box>
  );
}
