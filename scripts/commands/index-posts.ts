import { parseArgs } from "node:util";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { indexPosts } from "../../functions/src/use-cases/posts/index-posts.ts";
import type { Store } from "../../functions/src/use-cases/store/store.ts";
import { print, runCommand } from "../lib/command.ts";
import { emulatorHosts, getPorts, parseShift } from "../lib/emulators/ports.ts";
import { DEMO_PROJECT } from "../lib/paths.ts";
import { workOnProject } from "../lib/real-project.ts";

const USAGE = `npm run index-posts -- --project P    gives words of searches, tags and the format of the text to the posts of a project that were written before these existed

npm run index-posts [-- --shift N]    those of a running npm start

It can be stopped and run again at any time: it continues.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: "string" }, shift: { type: "string", default: "0" } },
  });
  const { project } = values;
  if (!project) Object.assign(process.env, emulatorHosts(getPorts(parseShift(values.shift))));
  const index = (store: Store) =>
    indexPosts({ store }, ({ read, filled, formatted, total }) =>
      print(`${read} of ${total} posts read, ${filled} filled, ${formatted} got their format`),
    );
  if (project) await workOnProject(project, ({ store }) => index(store));
  else {
    const db = getFirestore(initializeApp({ projectId: DEMO_PROJECT }));
    await index(firestoreStore(db)).finally(() => db.terminate());
  }
  return 0;
}, USAGE);
