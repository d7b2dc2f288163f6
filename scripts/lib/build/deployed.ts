import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FirebaseConfiguration, inRoot, readFirebaseConfiguration } from "../paths.ts";
import { type Lockfile, lockfileOf } from "./functions-lockfile.ts";
import { allowAppCheck, allowBuiltStyles, allowFunctions } from "./hosting-policy.ts";

const FOLDER = "build/deployed";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: object;
  readonly exports?: object;
}

export function deployedConfiguration(
  project: string,
  { appCheck = false } = {},
): FirebaseConfiguration {
  const firebase = readFirebaseConfiguration();
  allowFunctions(firebase, project);
  allowBuiltStyles(firebase, inRoot("web/dist"));
  if (appCheck) allowAppCheck(firebase);
  // The hooks reject a plain `firebase deploy`.
  for (const target of [firebase.hosting, ...firebase.functions]) target.predeploy = [];
  // Parameters are not uploaded.
  for (const one of firebase.functions)
    Object.assign(one, { source: FOLDER, configDir: one.source });
  return firebase;
}

/** With a lockfile, from which Cloud Build installs. */
export function writeDeployedFunctions(): void {
  const folder = inRoot(FOLDER);
  const {
    devDependencies: _,
    exports: __,
    ...manifest
  } = readJson<Manifest>("functions/package.json");
  const { overrides } = readJson<{ readonly overrides?: object }>("package.json");
  const lockfile = lockfileOf(
    "functions",
    manifest.dependencies,
    readJson<Lockfile>("package-lock.json"),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, "package.json"), { ...manifest, overrides });
  writeJson(join(folder, "package-lock.json"), lockfile);
  // As `allowScripts` of package.json.
  writeFileSync(join(folder, ".npmrc"), "ignore-scripts=true\n");
  cpSync(inRoot("functions/lib"), join(folder, "lib"), { recursive: true });
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(inRoot(path), "utf8")) as T;
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
