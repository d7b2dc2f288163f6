import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UserError } from "../command.ts";

type Versions = Readonly<Record<string, string>>;

interface Package {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Package>>;
}

/**
 * The packages that a workspace needs when it runs.
 * @throws UserError when the root's lockfile lacks one
 */
export function toLockfile(
  workspace: string,
  dependencies: Versions,
  { packages, ...lockfile }: Lockfile,
): Lockfile {
  if (!isDeepStrictEqual(packages[workspace]?.dependencies, dependencies))
    throw new UserError(
      `package-lock.json has other dependencies than ${workspace}/package.json: run npm install.`,
    );
  const isInstalled = (path: string) => packages[path] !== undefined && !packages[path].link;
  const rootPaths = new Map([["", workspace]]);
  // The loop also reaches what it adds.
  for (const [path, rootPath] of rootPaths)
    for (const name of neededBy(packages[rootPath] ?? {})) {
      const found = lookUp(rootPath, name, isInstalled);
      if (found === undefined)
        throw new UserError(
          `${rootPath} needs ${name}, which package-lock.json lacks: run npm install.`,
        );
      const seen = lookUp(path, name, (at) => rootPaths.has(at));
      if (seen === undefined) rootPaths.set(toPath("", name), found);
      else if (rootPaths.get(seen) !== found) rootPaths.set(toPath(path, name), found);
    }
  const copied = [...rootPaths].map(
    ([path, rootPath]) => [path, copyPackage(packages[rootPath] ?? {})] as const,
  );
  return { ...lockfile, packages: Object.fromEntries<Package>(copied) };
}

function neededBy(entry: Package): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies);
  const required = peers.filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required];
}

/** Looks a package up as Node does, from a folder to those above. */
function lookUp(from: string, name: string, has: (path: string) => boolean): string | undefined {
  const path = toPath(from, name);
  if (has(path)) return path;
  const above = from.slice(0, Math.max(0, from.lastIndexOf("node_modules/") - 1));
  return from === "" ? undefined : lookUp(above, name, has);
}

function toPath(folder: string, name: string): string {
  return posix.join(folder, "node_modules", name);
}

function copyPackage(entry: Package): Package {
  const { devDependencies: _, devOptional, ...kept } = entry;
  return devOptional ? { ...kept, optional: true } : kept;
}
