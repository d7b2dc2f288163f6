import { defineConfig } from "vitest/config";

/** Unit tests: pure logic, screens and our own tools. Rules, functions and journeys have configurations in tests/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "functions",
          root: "functions",
          environment: "node",
          isolate: false, // nothing here replaces a module, so files may share one worker
          testTimeout: 30_000, // tests of any input take seconds on a busy machine
          include: ["src/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "tools",
          root: "tests",
          environment: "node",
          isolate: false, // nothing here replaces a module, so files may share one worker
          testTimeout: 30_000, // tests of any input take seconds on a busy machine
          include: ["{sandbox,support,check,fuzz}/**/*.test.ts"],
        },
      },
      "web/vite.config.ts",
    ],
  },
});
