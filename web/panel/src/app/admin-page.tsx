import { Box, Heading, Spinner, Tabs } from "@chakra-ui/react";
import type { Action } from "domain/accounts/permissions";
import { CircleUser, Database, Inbox, Newspaper, Users } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useCan } from "#accounts/data/use-can.ts";
import { PendingCount } from "#contact/pending-count.tsx";
import { useScrollReturn } from "#ui/list/panel-return.ts";
import { usePanelTitle } from "#ui/title.ts";

const TABS = ["blog", "jobs", "contact", "users"] as const;
type TabName = (typeof TABS)[number];
export type AdminTabs = Readonly<Record<TabName, (open: (tab: TabName) => void) => ReactNode>>;

interface TabHeading {
  readonly label: string;
  readonly needs: Action;
  readonly Icon: ComponentType<{ size?: number; "aria-hidden"?: "true" }>;
  readonly count?: ReactNode;
}

const headings: Readonly<Record<TabName, TabHeading>> = {
  blog: { label: "Blog Management", needs: "posts.saveOwnDraft", Icon: Newspaper },
  jobs: { label: "Import Jobs", needs: "imports.read", Icon: Database },
  contact: {
    label: "Contact Submissions",
    needs: "inbox.read",
    Icon: Inbox,
    count: <PendingCount />,
  },
  users: { label: "User Management", needs: "panel.open", Icon: Users },
};

export function AdminPage({ tabs }: { readonly tabs: AdminTabs }) {
  const title = "Cortzen Admin Panel";
  usePanelTitle(title);
  useScrollReturn();
  const can = useCan();
  const shownTabs = TABS.filter((name) => can(headings[name].needs));
  const [tab, open] = useTab(shownTabs);
  /** Without the accounts of others it has the own one only. */
  const getHeading = (name: TabName) =>
    name === "users" && !can("users.read")
      ? { ...headings.users, label: "Your Account", Icon: CircleUser }
      : headings[name];
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
          if (isTab(value, shownTabs)) open(value);
        }}
      >
        <Tabs.List
          aria-label="Admin sections"
          display="grid"
          gridTemplateColumns={`repeat(${shownTabs.length}, minmax(0, 1fr))`}
        >
          {shownTabs.map((name) => (
            <TabTrigger key={name} name={name} heading={getHeading(name)} />
          ))}
        </Tabs.List>
        {shownTabs.map((name) => (
          <Tabs.Content key={name} value={name} pt="6">
            <Suspense fallback={<Loading />}>{tabs[name](open)}</Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}

function TabTrigger({ name, heading }: { readonly name: string; readonly heading: TabHeading }) {
  const { label, Icon, count } = heading;
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

/** The open tab begins the hash of the address; the first tab has none. */
function useTab(shownTabs: readonly TabName[]): [tab: TabName, open: (tab: TabName) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [name = ""] = hash.slice(1).split("/");
  const tab = isTab(name, shownTabs) ? name : "blog";
  return [
    tab,
    (next) => {
      if (next !== tab) void navigate({ search, hash: next === "blog" ? "" : next });
    },
  ];
}

function isTab(text: string, shownTabs: readonly TabName[]): text is TabName {
  return shownTabs.some((name) => name === text);
}
