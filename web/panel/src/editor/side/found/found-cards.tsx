import { LabelsCard } from "./labels-card.tsx";
import { SearchCard, type SearchCardProps } from "./search-card.tsx";
import { TagsCard } from "./tags-card.tsx";

/** How visitors find the post. */
export function FoundCards(props: SearchCardProps) {
  return (
    <>
      <SearchCard {...props} />
      <TagsCard draft={props.draft} change={props.change} />
      <LabelsCard draft={props.draft} change={props.change} />
    </>
  );
}
