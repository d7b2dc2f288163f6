import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Values<Key extends string> = Readonly<Record<Key, string>>;

/** Filters, search, order and page of a list in the query of the address, without those that have their default. */
export function useListAddress<Key extends string>(defaults: Values<Key>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const stored = JSON.stringify(valuesOf(search, defaults));
  // The router renders an address later than a field must show a key.
  const [values, setValues] = useState(() => valuesOf(search, defaults));
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const own = written.current.lastIndexOf(stored);
    written.current = own === -1 ? [] : written.current.slice(own + 1);
    if (own === -1) setValues(JSON.parse(stored) as Values<Key>);
  }, [stored]);

  function change(part: Partial<Values<Key>>, how: "replace" | "push" = "replace"): void {
    const next: Values<Key> = { ...values, ...part };
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    setValues(next);
    written.current = [...written.current, JSON.stringify(next)];
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
