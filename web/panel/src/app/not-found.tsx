import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { usePanelTitle } from "#ui/title.ts";

export function AdminNotFound() {
  const { pathname } = useLocation();
  usePanelTitle("Page not found");
  useEffect(() => console.warn("404: no page at", pathname), [pathname]);
  return (
    <Box py="10">
      <Heading as="h1" textStyle="heading.md">
        Oops! Page not found
      </Heading>
      <Text mt="2" mb="6" color="fg.muted">
        There is no screen of the panel at this address.
      </Text>
      <Button asChild>
        <Link to={paths.panel}>Back to Admin</Link>
      </Button>
    </Box>
  );
}
