/** An account whose person may have chosen a name. */
export interface Person {
  readonly email: string;
  readonly name?: string;
}

export function nameAndAddress({ name, email }: Person): string {
  return name === undefined ? email : `${name} (${email})`;
}
