import { configure } from "@testing-library/react";

/** A busy machine takes seconds to draw what a test waits for; the library's own second ends too early. */
configure({ asyncUtilTimeout: 20_000 });
