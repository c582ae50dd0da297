import type { AnyEventObject } from 'xstate';
import type { Path } from './model.ts';

/** Must not appear in any trace. */
export const SECRET = 'hunter2-NOBODY-MAY-READ-THIS';
export const EMAIL = 'ana@example.com';

const secrets = {
  password: SECRET,
  newPassword: SECRET,
  access_token: SECRET,
  refreshToken: SECRET,
  Authorization: `Bearer ${SECRET}`,
  apikey: SECRET,
  email: SECRET,
  nested: [{ deep: new Map([['client-secret', { value: [SECRET] }]]) }],
};

/** The path with secrets at every level of input, payloads and errors. */
export function withSecrets(path: Path): Path {
  return {
    input: salted(path.input),
    events: path.events.map((event) => salted(event) as AnyEventObject),
  };
}

function salted(value: unknown): unknown {
  if (value instanceof Error) {
    const error = new Error(`${value.message} https://camino.example/#access_token=${SECRET}&x=1 ${EMAIL}`);
    return Object.assign(error, secrets);
  }
  if (Array.isArray(value)) return value.map(salted);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, salted(inner)])),
    ...secrets,
  };
}
