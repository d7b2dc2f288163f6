import { Box, Field, Input, Text } from "@chakra-ui/react";
import type { SlugAction } from "functions/domain/calls/deletion";
import type { StoredPost } from "functions/domain/posts/post";
import { SLUG_PATTERN } from "functions/domain/posts/slug";
import { limits } from "functions/domain/shared/limits";
import { useId, useState } from "react";
import { useVerdicts } from "#data/indexing/verdicts.ts";
import { ConfirmDialog } from "#ui/panel/confirm-dialog.tsx";
import { PanelSelect } from "#ui/panel/select.tsx";
import { VerdictText } from "#ui/panel/verdicts.tsx";
import { messages } from "./messages.ts";
import { suggestRedirects } from "./search-posts.ts";
import type { RefusedTarget } from "./use-post-actions.ts";

const words = messages.confirm;
const CHOICES = [
  ["gone", words.gone],
  ["redirect", words.redirect],
] as const;

interface DeletePostsDialogProps {
  /** Empty closes the dialog. */
  readonly posts: readonly StoredPost[];
  /** Posts to suggest as targets of a redirect. */
  readonly others: readonly StoredPost[];
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly refused: RefusedTarget | null;
  /** Returns false after a failure: the dialog stays open. */
  readonly onConfirm: (actions: Readonly<Record<string, SlugAction>>) => Promise<boolean>;
}

export function DeletePostsDialog(props: DeletePostsDialogProps) {
  const { posts, others, busy, refused, onCancel, onConfirm } = props;
  const [redirects, setRedirects] = useState(false);
  const [target, setTarget] = useState("");
  const verdicts = useVerdicts(posts.map((post) => post.slug));
  const [first] = posts;
  const single = posts.length === 1 ? first : undefined;
  const slug = target.trim();
  const isSlug = SLUG_PATTERN.test(slug) && slug.length <= limits.slug;
  const valid = !redirects || (isSlug && slug !== single?.slug);
  const reason = refused?.slug === slug ? refused.reason : undefined;
  const problem = slug !== "" && !valid ? words.targetInvalid : reason;
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
      onConfirm={async () => {
        const redirect = single && redirects;
        const action = { action: "redirect", target_slug: slug } as const;
        if (await onConfirm(redirect ? { [single.id]: action } : {})) reset();
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
          problem={problem}
          suggested={suggestRedirects(single, others)}
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
  readonly problem: string | undefined;
  readonly suggested: readonly string[];
}

function AddressChoice(props: AddressChoiceProps) {
  const { redirects, onRedirects, target, onTarget, problem, suggested } = props;
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
            {suggested.map((slug) => (
              <option key={slug} value={slug}>
                {slug}
              </option>
            ))}
          </datalist>
          <Field.ErrorText>{problem}</Field.ErrorText>
        </Field.Root>
      ) : null}
    </Box>
  );
}
