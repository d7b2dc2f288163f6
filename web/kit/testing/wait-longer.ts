import { configure } from "@testing-library/react";

/** A loaded machine takes seconds to render; the library's default is one second. */
configure({ asyncUtilTimeout: 15_000 });
