import { Box, Button, chakra, Flex, Link, Spinner, Text } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { ArrowUpRight, LogOut } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { NavLink } from "react-router-dom";
import { useCan } from "#accounts/data/use-can.ts";
import { useLogout } from "#accounts/sign-in/use-logout.ts";

const SCREENS = [
  [paths.panel, "Panel", "panel.open"],
  [panelPaths.overview, "Overview", "overview.read"],
] as const;

interface AdminLayoutProps {
  readonly email: string;
  readonly children: ReactNode;
}

export function AdminLayout({ email, children }: AdminLayoutProps) {
  const [logout, busy] = useLogout();
  const can = useCan();
  const screens = SCREENS.filter(([, , action]) => can(action));
  return (
    <>
      <SkipLink />
      <Box
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
        h="header.admin"
        bg="bg"
        borderBottomWidth="1px"
      >
        <Flex
          maxW="83rem"
          mx="auto"
          h="full"
          px={{ base: "4", md: "6" }}
          align="center"
          gap="3"
          whiteSpace="nowrap"
        >
          <Link href={paths.panel} flex="none" rounded="sm">
            <img src="/favicon.svg" alt={site.brand} width="28" height="28" />
          </Link>
          <Box w="1px" h="5" bg="border.emphasized" aria-hidden="true" />
          <Text fontWeight="600" fontSize="15px" hideBelow="md">
            Admin Panel
          </Text>
          <chakra.nav aria-label="Panel" display="flex" gap="1" ms={{ base: "0", md: "3" }}>
            {screens.map(([path, name]) => (
              <Button
                key={path}
                asChild
                variant="ghost"
                px={{ base: "2", md: "3" }}
                _currentPage={{ bg: "bg.muted", color: "fg" }}
              >
                <NavLink to={path} end>
                  {name}
                </NavLink>
              </Button>
            ))}
          </chakra.nav>
          <Button asChild variant="ghost" color="fg.muted" ms="auto" hideBelow="md">
            <a href={paths.home} target="_blank" rel="noopener">
              View site
              <chakra.span srOnly>(opens in a new tab)</chakra.span>
              <ArrowUpRight aria-hidden="true" />
            </a>
          </Button>
          <Text
            textStyle="caption"
            color="fg.muted"
            hideBelow="lg"
            truncate
            title={email}
            maxW="18rem"
          >
            {email}
          </Text>
          <Button
            variant="outline"
            ms={{ base: "auto", md: "0" }}
            h={{ base: "10", md: "8" }}
            aria-disabled={busy || undefined}
            onClick={() => void logout()}
          >
            <LogOut aria-hidden="true" />
            Logout
          </Button>
        </Flex>
      </Box>
      <chakra.main
        id="main"
        tabIndex={-1}
        display="block"
        maxW="83rem"
        mx="auto"
        px={{ base: "4", md: "6" }}
        pt={{ base: "5", md: "7" }}
        pb={{ base: "16", md: "20" }}
        _focusVisible={{ outline: "none" }}
      >
        <Suspense fallback={<ScreenSpinner label="Loading..." />}>{children}</Suspense>
      </chakra.main>
    </>
  );
}

function SkipLink() {
  return (
    <Link
      href="#main"
      position="absolute"
      insetInlineStart="4"
      top="-20"
      zIndex="skipNav"
      px="4"
      py="2"
      bg="bg"
      rounded="l2"
      shadow="lg"
      _focusVisible={{ top: "2" }}
      // The hash selects the tab, so the skip link moves the focus by script.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      Skip to content
    </Link>
  );
}

export function ScreenSpinner({ label }: { readonly label: string }) {
  return (
    <Flex role="status" minH="60svh" align="center" justify="center" gap="3" color="fg.muted">
      <Spinner aria-hidden="true" /> {label}
    </Flex>
  );
}
