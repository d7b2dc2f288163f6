import { Grid, Text } from "@chakra-ui/react";
import { dueText, isOverdue } from "domain/contact/answer-time";
import { needsClaimCheck } from "domain/posts/post";
import { adminDate, adminDay } from "kit/lib/format/dates";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";
import {
  CalendarClock,
  Clock3,
  CopyCheck,
  ImageOff,
  ListChecks,
  MailX,
  SearchX,
  Unlink,
} from "lucide-react";
import { useCan } from "#accounts/data/use-can.ts";
import { PanelCard } from "#ui/card.tsx";
import type { LiveList } from "#ui/list/list.tsx";
import { useNow } from "#ui/use-now.ts";
import { AttentionColumn, type Item } from "./attention-column.tsx";
import {
  MAX_ATTENTION,
  type PostWithFaults,
  useDraftsWithClaims,
  useFailedMails,
  useFaultyPosts,
  useOldestOpen,
  useScheduledPosts,
  useTotal,
} from "./data/attention.ts";
import { useSiteStatus } from "./data/site-status.ts";
import { messages } from "./messages.ts";

const words = messages.attention;

/** What somebody should do, at any time of the chosen period. */
export function AttentionCard() {
  const seesInquiries = useCan()("overview.readInquiries");
  const claims = useDraftsWithClaims();
  const scheduled = useScheduledPosts();
  const broken = useFaultyPosts("broken");
  const undescribed = useFaultyPosts("undescribed");
  const similar = useFaultyPosts("most_similar");
  const notIndexed = useFaultyPosts("not_indexed");
  const status = useSiteStatus();
  /** Before the first check nothing is known of any text. */
  const nightly = (list: LiveList<PostWithFaults>) => {
    const isEmpty = list.state === "ready" && list.data.length + list.unreadable.length === 0;
    if (!isEmpty) return { list };
    if (status.state === "loading") return { list: status };
    // The status line says so once, with a retry.
    if (status.state === "failed") return { list, none: words.unknown };
    return status.data[0]?.runs.checkPosts ? { list } : { list, none: words.unchecked };
  };
  const faulty = (post: PostWithFaults, text: string): Item => ({
    id: post.id,
    name: post.title,
    text,
    to: panelPaths.editPost(post.id),
  });
  return (
    <PanelCard title={words.title}>
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          xl: "repeat(4, minmax(0, 1fr))",
        }}
        gap="1px"
        bg="border"
      >
        {seesInquiries ? <InquiryColumns /> : null}
        <AttentionColumn
          title={words.claims}
          total={useTotal("claims", claims)}
          icon={<ListChecks />}
          all={`${paths.panel}?status=draft`}
          color="orange"
          list={claims}
          {...(isFull(claims) && { none: words.firstChecked })}
          toItem={(post) =>
            needsClaimCheck(post)
              ? {
                  id: post.id,
                  name: post.title,
                  text: words.source[post.source ?? "ai"],
                  to: panelPaths.editPost(post.id),
                }
              : []
          }
        />
        <AttentionColumn
          title={words.scheduled}
          total={useTotal("scheduled", scheduled)}
          icon={<CalendarClock />}
          all={`${paths.panel}?status=scheduled`}
          color="gray"
          list={scheduled}
          toItem={({ id, title, scheduled_for }) => ({
            id,
            name: title,
            text: scheduled_for === undefined ? "" : adminDate(scheduled_for),
            to: panelPaths.editPost(id),
          })}
        />
        <AttentionColumn
          title={words.broken}
          total={useTotal("broken", broken)}
          icon={<Unlink />}
          color="red"
          {...nightly(broken)}
          toItem={(post) =>
            faulty(post, words.formatBroken(post.links.length, post.pictures.length))
          }
        />
        <AttentionColumn
          title={words.undescribed}
          total={useTotal("undescribed", undescribed)}
          icon={<ImageOff />}
          color="orange"
          {...nightly(undescribed)}
          toItem={(post) => faulty(post, words.formatUndescribed(post.undescribed))}
        />
        <AttentionColumn
          title={words.similar}
          total={useTotal("most_similar", similar)}
          icon={<CopyCheck />}
          color="orange"
          {...nightly(similar)}
          toItem={(post) =>
            post.similar
              .slice(0, 1)
              .map(({ title, percent }) => faulty(post, words.similarTo(title, percent)))
          }
        />
        <AttentionColumn
          title={words.notIndexed}
          total={useTotal("not_indexed", notIndexed)}
          icon={<SearchX />}
          color="orange"
          {...nightly(notIndexed)}
          toItem={(post) =>
            post.not_indexed
              ? faulty(
                  post,
                  words.formatNotIndexed(
                    post.not_indexed.search_result,
                    adminDay(post.not_indexed.checked_at),
                  ),
                )
              : []
          }
        />
      </Grid>
      <Text px="5" py="3" borderTopWidth="1px" textStyle="caption" color="fg.muted">
        {words.nightly}
      </Text>
    </PanelCard>
  );
}

function InquiryColumns() {
  const now = useNow();
  const open = useOldestOpen();
  const mails = useFailedMails();
  return (
    <>
      <AttentionColumn
        title={words.overdue}
        total={useTotal("overdue", open)}
        icon={<Clock3 />}
        all={inbox}
        color="red"
        list={open}
        toItem={(submission) =>
          isOverdue(submission, now)
            ? {
                id: submission.id,
                name: submission.name,
                text: dueText(submission, now),
                to: inquiry(submission.id),
              }
            : []
        }
      />
      <AttentionColumn
        title={words.mails}
        total={useTotal("mails", mails)}
        icon={<MailX />}
        all={inbox}
        color="red"
        list={mails}
        toItem={({ id, name }) => ({ id, name, text: words.notMailed, to: inquiry(id) })}
      />
    </>
  );
}

/** Whether there may be more entries than those that were read. */
const isFull = (list: LiveList<unknown>) =>
  list.state === "ready" && list.data.length === MAX_ATTENTION;

const inbox = `${paths.panel}#contact`;
const inquiry = (id: string) => `${inbox}/${id}`;
