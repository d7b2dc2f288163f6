import * as v from "valibot";

export const UserRoleSchema = v.strictObject({
  user_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  role: v.literal("admin"),
  created_at: v.date(),
});
export type UserRole = v.InferOutput<typeof UserRoleSchema>;
