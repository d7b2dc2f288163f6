import * as v from "valibot";

/** A document of `user_roles`, under the account's uid: the truth about who is an administrator (G-09). */
export const UserRoleSchema = v.strictObject({
  user_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  role: v.literal("admin"),
  created_at: v.date(),
});
export type UserRole = v.InferOutput<typeof UserRoleSchema>;
