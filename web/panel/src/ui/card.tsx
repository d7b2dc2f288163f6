import { Badge, Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

export interface PanelCardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly badge?: string;
  readonly description?: string;
  readonly actions?: ReactNode;
  readonly ruled?: boolean;
  readonly children: ReactNode;
}

export function PanelCard(props: PanelCardProps) {
  const { title, icon, badge, description, actions, ruled = true, children } = props;
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      overflow="hidden"
      minW="0"
    >
      <Flex
        gap="3"
        px="5"
        py="3.5"
        align={{ base: "stretch", sm: "center" }}
        direction={{ base: "column", sm: "row" }}
        justify="space-between"
        borderBottomWidth={ruled ? "1px" : "0"}
      >
        <Box minW="0">
          <Flex align="center" gap="2.5">
            {icon}
            <Heading as="h2" id={id} fontSize="15px" lineHeight="20px" fontWeight="600">
              {title}
            </Heading>
            {badge === undefined ? null : <Badge colorPalette="gray">{badge}</Badge>}
          </Flex>
          {description === undefined ? null : (
            <Text textStyle="caption" color="fg.muted">
              {description}
            </Text>
          )}
        </Box>
        {actions}
      </Flex>
      {children}
    </Box>
  );
}
