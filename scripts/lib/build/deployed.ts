import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FirebaseConfiguration, inRoot, readFirebaseConfiguration } from "../paths.ts";
import { BUILD_FOLDERS, type Mode } from "./folders.ts";
import { type Lockfile, toLockfile } from "./functions-lockfile.ts";
import { allowAppCheck, allowBuiltStyles, allowFunctions } from "./hosting-policy.ts";
import { writeNegatedRules } from "./negated-rules.ts";

const FOLDER = "build/deployed";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: object;
  readonly exports?: object;
}

interface DeployedOptions {
  readonly appCheck?: boolean;
  /** Withheld from search engines. */
  readonly isDraft?: boolean;
  readonly mode?: Mode;
}

const NO_INDEX = { source: "**", headers: [{ key: "X-Robots-Tag", value: "noindex" }] };

export function deployedConfiguration(
  project: string,
  { appCheck = false, isDraft = false, mode = "production" }: DeployedOptions = {},
): FirebaseConfiguration {
  const firebase = readFirebaseConfiguration();
  const { site } = BUILD_FOLDERS[mode];
  firebase.hosting.public = site;
  allowFunctions(firebase, project);
  allowBuiltStyles(firebase, inRoot(site));
  if (appCheck) allowAppCheck(firebase);
  if (isDraft) firebase.hosting.headers.unshift(NO_INDEX);
  writeNegatedRules(firebase.hosting.headers);
  // The hooks reject a plain `firebase deploy`.
  for (const target of [firebase.hosting, ...firebase.functions]) target.predeploy = [];
  // Parameters are not uploaded.
  for (const codebase of firebase.functions)
    Object.assign(codebase, { source: FOLDER, configDir: codebase.source });
  return firebase;
}

/** With a lockfile, from which Cloud Build installs. */
export function writeDeployedFunctions(mode: Mode = "production"): void {
  const folder = inRoot(FOLDER);
  const {
    devDependencies: _,
    exports: __,
    ...manifest
  } = readJson<Manifest>("functions/package.json");
  const { overrides } = readJson<{ readonly overrides?: object }>("package.json");
  const lockfile = toLockfile(
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
  cpSync(inRoot(BUILD_FOLDERS[mode].functions), join(folder, "lib"), { recursive: true });
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(inRoot(path), "utf8")) as T;
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
