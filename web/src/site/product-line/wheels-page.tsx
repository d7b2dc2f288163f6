import { CircleDot, GitFork, MoveRight, OctagonX, ShieldCheck, Zap } from "lucide-react";
import { site } from "#lib/site.ts";
import { LeaderLine } from "#ui/leader-line.tsx";
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
      notes={
        <>
          <LeaderLine
            left="48.5%"
            top="20.5%"
            length="clamp(1rem, 3vw, 2.5rem)"
            text="Cabeza protegida"
            detail="frente a agua, harina e hilos"
          />
          <LeaderLine
            right="57.8%"
            top="66%"
            length="clamp(1rem, 2vw, 2rem)"
            text="Banda a medida"
            detail="según suelo y carga"
          />
        </>
      }
    />
  );
}
