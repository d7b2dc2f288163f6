import { CircleDot, GitFork, MoveRight, OctagonX, ShieldCheck, Zap } from "lucide-react";
import { site } from "#lib/site.ts";
import { ProductLine } from "./product-line.tsx";
import { content } from "./ruedas-industriales/content.ts";

const ICONS = [GitFork, ShieldCheck, CircleDot, OctagonX, MoveRight, Zap];

/** /ruedas-industriales: wheels and casters (PUB-37). */
export function WheelsPage() {
  return (
    <ProductLine
      content={content}
      image="rueda-industrial-giratoria"
      icons={ICONS}
      external={site.external.wheels}
    />
  );
}
