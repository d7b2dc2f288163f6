import { lazy } from "react";
import { StaticPart } from "#ui/static-part.tsx";
import { ContactSection } from "./contact-section.tsx";

const LandingStory = lazy(() =>
  import("./landing-story.tsx").then((m) => ({ default: m.LandingStory })),
);

/** The landing page (specification 2, PUB-01 to PUB-10). Only its form needs React in the browser. */
export function LandingPage() {
  return (
    <>
      <StaticPart>
        <LandingStory />
      </StaticPart>
      <ContactSection />
    </>
  );
}
