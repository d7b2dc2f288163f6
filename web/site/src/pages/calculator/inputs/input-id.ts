export function inputId(name: string): string {
  return `calculo-${name}`;
}
