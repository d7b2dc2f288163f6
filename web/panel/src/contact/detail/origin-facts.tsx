import type { Origin } from "domain/contact/origin";
import { messages } from "../messages.ts";
import { Fact, SitePage } from "./fact.tsx";

const words = messages.origin;

/** Terms of a description list: how the visit began that led to a submission. */
export function OriginFacts({ origin = {} }: { readonly origin: Origin | undefined }) {
  const { entry_page, referrer, search, utm_source, utm_medium, utm_campaign } = origin;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((part) => part !== undefined);
  return (
    <>
      {entry_page === undefined ? null : (
        <Fact name={words.entryPage}>
          <SitePage page={entry_page} />
        </Fact>
      )}
      {referrer === undefined ? null : <Fact name={words.referrer}>{referrer}</Fact>}
      {search === undefined ? null : (
        <Fact name={words.search}>
          <span lang="es">{search}</span>
        </Fact>
      )}
      {campaign.length === 0 ? null : <Fact name={words.campaign}>{campaign.join(" / ")}</Fact>}
    </>
  );
}
