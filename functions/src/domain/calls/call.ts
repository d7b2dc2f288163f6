import type * as v from "valibot";

export interface Call<Schema extends v.GenericSchema, Output> {
  input: v.InferInput<Schema>;
  output: Output;
}
