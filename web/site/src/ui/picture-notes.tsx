import { LeaderLine } from "./leader-line.tsx";

/** Labels of pictures in the format 4:3. */
const NOTES = {
  "pie-nivelador-acero": [
    {
      left: "53.5%",
      top: "42%",
      length: "clamp(2rem, 4vw, 3.5rem)",
      text: "Camisa con junta",
      detail: "cubre la rosca en todo el ajuste",
    },
    {
      right: "64.5%",
      top: "87.6%",
      length: "clamp(1rem, 2vw, 2rem)",
      text: "Base vulcanizada",
      detail: "sella contra el suelo",
    },
  ],
  "unidad-rodamiento-ip67": [
    {
      left: "54.5%",
      top: "45%",
      length: "clamp(1rem, 3vw, 2.5rem)",
      text: "Tapa y retén",
      detail: "IP67 según IEC 60529",
    },
    {
      right: "70%",
      top: "60%",
      length: "clamp(1rem, 2vw, 2rem)",
      text: "Base maciza",
      detail: "sin cavidades",
    },
  ],
  "rueda-industrial-giratoria": [
    {
      left: "48.5%",
      top: "20.5%",
      length: "clamp(1rem, 3vw, 2.5rem)",
      text: "Cabeza protegida",
      detail: "frente a agua, harina e hilos",
    },
    {
      right: "57.8%",
      top: "66%",
      length: "clamp(1rem, 2vw, 2rem)",
      text: "Banda a medida",
      detail: "según suelo y carga",
    },
  ],
} as const;

export function PictureNotes({ picture }: { readonly picture: string }) {
  if (!(picture in NOTES)) return null;
  return NOTES[picture as keyof typeof NOTES].map((note) => (
    <LeaderLine key={note.text} {...note} />
  ));
}
