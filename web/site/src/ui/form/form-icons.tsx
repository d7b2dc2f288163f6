interface IconProps {
  readonly size: number;
}

const LINES = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Icons of the library would weigh ten times as much. */
export function AlertIcon({ size }: IconProps) {
  return (
    <svg aria-hidden="true" {...LINES} width={size} height={size}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
  );
}

export function SpinnerIcon({ size }: IconProps) {
  return (
    <svg aria-hidden="true" {...LINES} width={size} height={size}>
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}
