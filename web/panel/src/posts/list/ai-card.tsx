import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { Sparkles } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { lightSurface } from "#ui/dark-colors.ts";
import { messages } from "./messages.ts";

const words = messages.ai;

export function AiCard() {
  return (
    <Box
      as="section"
      aria-labelledby="ai-generator"
      {...lightSurface}
      bg="brand.950"
      color="white"
      rounded="l3"
      p="5"
    >
      <Flex align="center" gap="2.5">
        <Sparkles aria-hidden="true" size={18} />
        <Heading as="h2" id="ai-generator" fontSize="15px" lineHeight="20px" fontWeight="600">
          {words.title}
        </Heading>
      </Flex>
      <Text mt="2" mb="4" textStyle="caption" color="gray.200">
        {words.text}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button asChild flex="1 1 9rem" bg="white" color="brand.800" _hover={{ bg: "gray.100" }}>
          <RouterLink to={panelPaths.generatePost}>{words.generate}</RouterLink>
        </Button>
        <Button
          asChild
          flex="1 1 9rem"
          variant="outline"
          bg="transparent"
          color="white"
          borderColor="gray.400"
          _hover={{ bg: "brand.900" }}
        >
          <RouterLink to={panelPaths.createPost}>{words.manual}</RouterLink>
        </Button>
      </Flex>
    </Box>
  );
}
