import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Values<Key extends string> = Readonly<Record<Key, string>>;

/** Filters, search, order and page of a list in the query of the address, without those that have their default. */
export function useListAddress<Key extends string>(defaults: Values<Key>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => valuesOf(search, defaults), [search, defaults]);

  function change(part: Partial<Values<Key>>, how: "replace" | "push" = "replace"): void {
    const next: Values<Key> = { ...values, ...part };
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    const params = new URLSearchParams(search);
    for (const key of keysOf(defaults)) {
      if (next[key] === defaults[key]) params.delete(key);
      else params.set(key, next[key]);
    }
    void navigate({ search: params.toString(), hash }, { replace: how === "replace" });
  }
  return [values, change] as const;
}

/** @returns the value if it is an option, else the first option */
export function oneOf<Option extends string>(
  options: readonly [Option, ...Option[]],
  value: string,
): Option {
  return options.find((one) => one === value) ?? options[0];
}

function valuesOf<Key extends string>(search: string, defaults: Values<Key>): Values<Key> {
  const params = new URLSearchParams(search);
  const entries = keysOf(defaults).map((key) => [key, params.get(key) ?? defaults[key]]);
  return Object.fromEntries(entries) as Values<Key>;
}

function keysOf<Key extends string>(record: Values<Key>): readonly Key[] {
  return Object.keys(record) as Key[];
}
