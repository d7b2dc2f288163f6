import { parseArgs } from "node:util";
import { applicationDefault, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { indexPosts } from "../../functions/src/use-cases/posts/index-posts.ts";
import { print, runCommand } from "../lib/command.ts";
import { emulatorHosts, parseShift, portsOf } from "../lib/emulators/ports.ts";
import { DEMO_PROJECT } from "../lib/paths.ts";

const USAGE = `npm run index-posts -- --project P    gives words of searches and tags to the posts of a project that were written before these existed

npm run index-posts [-- --shift N]    those of a running npm start

It can be stopped and run again at any time: it continues.`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: "string" }, shift: { type: "string", default: "0" } },
  });
  const { project } = values;
  if (!project) Object.assign(process.env, emulatorHosts(portsOf(parseShift(values.shift))));
  const app = initializeApp(
    project
      ? { credential: applicationDefault(), projectId: project }
      : { projectId: DEMO_PROJECT },
  );
  const db = getFirestore(app);
  try {
    await indexPosts({ store: firestoreStore(db) }, ({ read, filled, total }) =>
      print(`${read} of ${total} posts read, ${filled} filled`),
    );
  } finally {
    await db.terminate();
  }
  return 0;
}, USAGE);
