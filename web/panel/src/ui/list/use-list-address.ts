import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Values<Key extends string> = Readonly<Record<Key, string>>;

/** Filters, search, order and page of a list in the query of the address, without those that have their default. */
export function useListAddress<Key extends string>(defaults: Values<Key>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => parseValues(search, defaults), [search, defaults]);

  function change(part: Partial<Values<Key>>, how: "replace" | "push" = "replace"): void {
    const next: Values<Key> = { ...values, ...part };
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    const params = new URLSearchParams(search);
    for (const key of getKeys(defaults)) {
      if (next[key] === defaults[key]) params.delete(key);
      else params.set(key, next[key]);
    }
    void navigate({ search: params.toString(), hash }, { replace: how === "replace" });
  }
  return [values, change] as const;
}

/** @returns the value if it is an option, else the first option */
export function toOption<Option extends string>(
  options: readonly [Option, ...Option[]],
  value: string,
): Option {
  return options.find((option) => option === value) ?? options[0];
}

function parseValues<Key extends string>(search: string, defaults: Values<Key>): Values<Key> {
  const params = new URLSearchParams(search);
  const entries = getKeys(defaults).map((key) => [key, params.get(key) ?? defaults[key]]);
  return Object.fromEntries(entries) as Values<Key>;
}

function getKeys<Key extends string>(record: Values<Key>): readonly Key[] {
  return Object.keys(record) as Key[];
}
