/** Says where a Java for the Firestore emulator is, or how to get one (exit code 1). */
import { findJava } from "./lib/java.mjs";
import { command, say } from "./lib/say.mjs";

await command(async () => {
  say(findJava() || "java of PATH");
  return 0;
});
