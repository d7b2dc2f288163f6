import type * as v from "valibot";

/** What a caller sends and receives. */
export interface Call<Schema extends v.GenericSchema, Output> {
  input: v.InferInput<Schema>;
  output: Output;
}
