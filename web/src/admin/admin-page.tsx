import { Box, Heading, Spinner, Tabs } from "@chakra-ui/react";
import { Database, Inbox, Newspaper, Users } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { usePanelTitle } from "#ui/panel-title.ts";
import { PendingCount } from "./submissions/pending-count.tsx";
import { isTab, type TabName, useTab } from "./use-tab.ts";

const BlogTab = lazy(() => import("./blog-tab.tsx").then((m) => ({ default: m.BlogTab })));
const JobsTab = lazy(() => import("./jobs/jobs-tab.tsx").then((m) => ({ default: m.JobsTab })));
const ContactTab = lazy(() => import("./contact-tab.tsx").then((m) => ({ default: m.ContactTab })));
const UsersTab = lazy(() => import("./users-tab.tsx").then((m) => ({ default: m.UsersTab })));

interface TabHead {
  readonly label: string;
  readonly Icon: ComponentType<{ size?: number; "aria-hidden"?: "true" }>;
  /** Stands after the label. */
  readonly count?: ReactNode;
}

const heads: Readonly<Record<TabName, TabHead>> = {
  blog: { label: "Blog Management", Icon: Newspaper },
  jobs: { label: "Import Jobs", Icon: Database },
  contact: { label: "Contact Submissions", Icon: Inbox, count: <PendingCount /> },
  users: { label: "User Management", Icon: Users },
};

/** The panel's one page: four tabs, of which the address remembers the open one (ADM-01). */
export function AdminPage() {
  const title = "Cortzen Admin Panel";
  usePanelTitle(title);
  const [tab, open] = useTab();
  const bodies: Readonly<Record<TabName, ReactNode>> = {
    blog: <BlogTab />,
    jobs: <JobsTab onNeedFile={() => open("blog")} />,
    contact: <ContactTab />,
    users: <UsersTab />,
  };
  return (
    <>
      <Heading
        as="h1"
        fontSize="1.5rem"
        lineHeight="1.25"
        fontWeight="600"
        letterSpacing="-.02em"
        mb="5"
      >
        {title}
      </Heading>
      <Tabs.Root
        variant="line"
        lazyMount
        value={tab}
        onValueChange={({ value }) => {
          if (isTab(value)) open(value);
        }}
      >
        <Tabs.List
          aria-label="Admin sections"
          display="grid"
          gridTemplateColumns="repeat(4, minmax(0, 1fr))"
        >
          {Object.entries(heads).map(([name, head]) => (
            <TabTrigger key={name} name={name} head={head} />
          ))}
        </Tabs.List>
        {Object.entries(bodies).map(([name, body]) => (
          <Tabs.Content key={name} value={name} pt="6">
            <Suspense fallback={<Loading />}>{body}</Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

/** On phones the icon stands over a label of two lines (design patterns 3). */
function TabTrigger({ name, head }: { readonly name: string; readonly head: TabHead }) {
  const { label, Icon, count } = head;
  return (
    <Tabs.Trigger
      value={name}
      position="relative"
      justifyContent="center"
      flexDirection={{ base: "column", md: "row" }}
      h={{ base: "16", md: "11" }}
      gap={{ base: "1", md: "2" }}
      px="0.5"
      fontSize={{ base: "xs", md: "sm" }}
      lineHeight="1.15"
      textAlign="center"
      roundedTop="md"
      _hover={{ bg: "bg.muted" }}
    >
      <Icon aria-hidden="true" size={18} />
      {label}
      {count}
    </Tabs.Trigger>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Loading..." py="16" textAlign="center" color="fg.muted">
      <Spinner aria-hidden="true" />
    </Box>
  );
}
